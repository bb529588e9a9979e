import { resources } from "./resources";

/** Everything that the page says in this language; loaded only where it is spoken. */
export default resources(
  import.meta.glob<string>(["@texts/it/*.ftl", "!@texts/it/{balance,commands,joining,lab,saves,terminal}.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
