/**
 * The ground of a large map as a picture of points. A map of hexes has thousands of strokes; drawn anew while a hand moves or
 * stretches it they would cost frames. The picture is made once, piece by piece, while nothing else is to be done.
 */

const ROOM = 8_000_000;
/** Points the picture may have. */
const PIECE = 512;
/** Points across a piece: small enough that making it is not felt. */
const LEISURE = 25;
/** Milliseconds a piece may take. */

/** Points for each unit of length. */
export function density(width: number, height: number): number {
  return Math.min(1, Math.sqrt(ROOM / (width * height)));
}

/** Until nothing else is to be done: how many milliseconds are left for it. */
const idle = (): Promise<() => number> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback((deadline) => done(() => deadline.timeRemaining()), { timeout: 100 });
    else setTimeout(() => done(() => 0), 30);
  });

/** The picture of a ground of this size, in the colours of the page; null if it is no longer wanted. */
export async function etch(
  ground: SVGElement,
  width: number,
  height: number,
  current: () => boolean,
): Promise<HTMLImageElement | null> {
  const scale = density(width, height);
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const image = new Image(w, h);
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(ground, width, height))}`;
  await image.decode();
  const plate = document.createElement("canvas");
  plate.width = w;
  plate.height = h;
  const pen = plate.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!pen) return null;
  let left = (): number => 0;
  for (let y = 0; y < h; y += PIECE)
    for (let x = 0; x < w; x += PIECE) {
      if (left() < LEISURE) left = await idle();
      if (!current()) return null;
      pen.save();
      pen.beginPath();
      pen.rect(x, y, PIECE, PIECE);
      pen.clip();
      pen.drawImage(image, 0, 0, w, h);
      pen.restore();
      pen.getImageData(x, y, 1, 1); // else all pieces are drawn together when the last is done
    }
  return printed(plate);
}

/** What stands in a page as a canvas is copied whole for every frame; an image is not. */
async function printed(plate: HTMLCanvasElement): Promise<HTMLImageElement | null> {
  const blob = await new Promise<Blob | null>((done) => plate.toBlob(done));
  if (!blob) return null;
  const print = new Image();
  print.src = URL.createObjectURL(blob);
  try {
    await print.decode();
  } finally {
    URL.revokeObjectURL(print.src);
  }
  return print;
}

/** A drawing that needs no page: its colours are those the page has now. */
function standalone(ground: SVGElement, width: number, height: number): string {
  const inner = coloured(new XMLSerializer().serializeToString(ground));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

/** A drawing whose colours are those the page has now. */
export function coloured(drawing: string): string {
  const page = getComputedStyle(document.documentElement);
  return drawing.replace(
    /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, fallback: string | undefined) => page.getPropertyValue(name) || (fallback ?? ""),
  );
}
