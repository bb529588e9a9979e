import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "types", "protocol", "gallery/moments"] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        // What must be named and is not needed is called `_`.
        rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] },
    },
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        rules: {
            // Sets and maps are made anew and never changed; types are TypeScript's business.
            "svelte/prefer-svelte-reactivity": "off",
            "no-undef": "off",
        },
    },
);
