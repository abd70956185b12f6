/** Rules for what the types do not say; how it is set is Prettier's. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // a name that is there only to be left out
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_+$", argsIgnorePattern: "^_" }],
      eqeqeq: "error",
      // maps and sets are made anew for every position, and never changed once they are shown
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
