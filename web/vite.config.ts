import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `alehouse serve` listens while the page is being worked on. */
const server = process.env.ALEHOUSE_SERVER ?? "http://127.0.0.1:8350";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@": here("./src"), types: here("./types"), "@texts": here("../src/alehouse/text") },
    // In tests components are mounted, as in a browser.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: here("../src/alehouse/server/page"),
    emptyOutDir: true,
    // Nothing may stand inside the page itself: the server forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: to ask for one more costs more than a small one holds. What boards, languages and the rest share is one.
          groups: [{ name: "page", test: /^(?!.*\/src\/boards\/)/, minShareCount: 2 }],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
