/** What a phone loads for a prerendered page the first time, in bytes. */
export interface PageWeight {
  /** The largest file of the first picture, on a wide screen or a phone, in light or dark. */
  readonly pictureBytes: number;
  /** HTML with its styles, scripts, the Latin font, and the first picture for phones. */
  readonly totalBytes: number;
}

const addresses = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);

/**
 * Weighs a page by its HTML. Below the first picture, pictures are fetched when someone scrolls near them.
 * @param scriptBytes of all scripts of the page, compressed
 * @param bytesOf the size of a file as it is sent, by its path on the site
 * @throws Error when the page has no picture, since it would weigh too little
 */
export function pageWeight(
  html: string,
  { path, scriptBytes, bytesOf }: { path: string; scriptBytes: number; bytesOf: (path: string) => number },
): PageWeight {
  // One for each display mode.
  const [light, dark] = html.match(/<picture[\s\S]*?<\/picture>/g) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`${path} has no picture for light and dark.`);
  const pictures = light + dark;
  const phone = largest(addresses(pictures, /srcset="\/([^"]+)"/gi).map(bytesOf));
  const wide = largest(addresses(pictures, /src="\/([^"]+)"/g).map(bytesOf));
  const [font] = addresses(html, /url\(["']?\/(assets\/[\w-]*-latin-wght-[^"')]+)/g);
  const totalBytes = bytesOf(path) + scriptBytes + phone + (font === undefined ? 0 : bytesOf(font));
  return { pictureBytes: Math.max(phone, wide), totalBytes };
}
