import { mount } from "svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/map.css";
import "./design/base.css";
import App from "./App.svelte";
import { symbols } from "./lib/drawings.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

symbols.install();
router.start();
await settings.load();
mount(App, { target: document.getElementById("app") as HTMLElement });
