/** The licence of every package of which something is in the built client, as `licences.json`: shown under About. */
import type { Plugin, Rolldown } from "vite";
import type { Licence } from "./src/lib/about.ts";

type Files = Rolldown.PluginContext["fs"];

/** What builds the client puts a few lines of its own into it. */
const OF_BUILDERS = { "\0vite/": "vite", "\0rolldown/": "rolldown" };
/** Licences of what a builder is made of follow its own; they are not in what it builds. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;

/** The folder of the package a module or file comes from; none if it is our own. */
function home(root: string, origin: string): string | null {
  const builder = Object.entries(OF_BUILDERS).find(([start]) => origin.startsWith(start));
  if (builder) return `${root}/node_modules/${builder[1]}`;
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(origin.replaceAll("\\", "/"))?.[1];
  return found?.startsWith("node_modules") ? `${root}/${found}` : (found ?? null);
}

/** The package's own text, else the one kept here under the name of its licence. */
async function read(files: Files, root: string, folder: string, font: boolean): Promise<Licence> {
  const about = await files.readFile(`${folder}/package.json`, { encoding: "utf8" });
  const { name, version, license } = JSON.parse(about) as { name: string; version: string; license: string };
  const own = (await files.readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  const path = own === undefined ? `${root}/licences/${license}.txt` : `${folder}/${own}`;
  const text = await files.readFile(path, { encoding: "utf8" });
  return { name, version, licence: license, font, text: (text.split(OF_OTHERS)[0] ?? "").trim() };
}

export function licences(): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const used = new Map<string, boolean>();
      for (const file of Object.values(bundle)) {
        const origins =
          file.type === "chunk"
            ? Object.entries(file.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []))
            : file.originalFileNames;
        for (const origin of origins) {
          const folder = home(root, origin);
          if (folder !== null) used.set(folder, file.fileName.endsWith(".woff2"));
        }
      }
      const found = await Promise.all([...used].map(([folder, font]) => read(this.fs, root, folder, font)));
      found.sort((a, b) => a.name.localeCompare(b.name));
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(found, null, 1) });
    },
  };
}
