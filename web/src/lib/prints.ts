/** Maps as images: drawn by the browser in one go, in the colours the page has, and cut to whatever part is shown. */
import { coloured } from "./etching";
import { pictureText } from "./drawings.svelte";

const made = new Map<string, Promise<string>>();

/** The address of a picture in the colours of day or lamp; the page's palette must be there already. */
export function print(href: string, dark: boolean): Promise<string> {
  const key = `${href} ${dark}`;
  let found = made.get(key);
  if (!found) {
    found = pictureText(href).then((text) =>
      URL.createObjectURL(new Blob([coloured(text)], { type: "image/svg+xml" })),
    );
    found.catch(() => made.delete(key));
    made.set(key, found);
  }
  return found;
}
