/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { licences } from "./licences.ts";

/** Fonts start loading with the page, not after the style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        return Object.keys(context.bundle ?? {})
          .filter((file) => file.endsWith(".woff2") && !file.includes("italic"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), preloadFonts(), licences()],
  build: {
    outDir: "../src/longroll/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    port: 5173,
    fs: { allow: [".."] }, // the symbols of the kit
    proxy: {
      "/api": { target: loadEnv(mode, ".", "LONGROLL_")["LONGROLL_SERVER"] ?? "http://127.0.0.1:8642", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
