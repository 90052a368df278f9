import type { Browser } from '@playwright/test';
import { harborTown } from '../stack/harbor-town';
import { type Stored, storedImport } from './stored-import';

const { latitude, longitude } = harborTown;
const places = ['name,latitude,longitude', ...[-1, 1].map((end) => `Pier ${end},${latitude + end / 500},${longitude}`)];

/** Signs in and saves places in a town whose streets the server has. */
export const storedPlaces = (browser: Browser, url: string): Promise<Stored> =>
  storedImport(browser, url, {
    path: '/places/import',
    csv: places.join('\n'),
    button: 'Import 2 places',
    firstRow: 'a[href^="/place/details/"]',
  });

/** The light color of main streets on the map: MapCanvas.module.css. */
const mainStreet = [253, 235, 184] as const;
const minPixels = 100;

/** Measures from the click on Map in the list of places, with an empty cache, until the streets are drawn. */
export async function streetViewMs(browser: Browser, url: string, { state }: Stored): Promise<number> {
  const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // tsx names the functions in what the page runs with a helper of its own.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.addInitScript(() => {
      type GetContext = (kind: string, settings?: object) => unknown;
      const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
      // Otherwise the picture of a canvas can't be read later.
      const withPicture = function (this: HTMLCanvasElement, kind: string, settings?: object) {
        return Reflect.apply(getContext, this, [kind, { ...settings, preserveDrawingBuffer: true }]);
      };
      Object.assign(HTMLCanvasElement.prototype, { getContext: withPicture });
    });
    await page.goto(`${url}/places/list`);
    const link = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Map', exact: true });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const streetsDrawn = page.evaluate(countingFrom, { color: mainStreet, minPixels });
    await link.click();
    return await streetsDrawn;
  } finally {
    await context.close();
  }
}

/**
 * In the page: resolves with the milliseconds from the next click until enough pixels in the middle of the map have a
 * color. Only these are read: copying all of the picture in each frame took a second of the two that were measured.
 */
function countingFrom({ color, minPixels: fewest }: { color: readonly number[]; minPixels: number }) {
  const side = 100;
  const pixels = new Uint8Array(side * side * 4);
  const countOf = (map: HTMLCanvasElement) => {
    const gl = map.getContext('webgl2')!;
    const bound = gl.getParameter(gl.READ_FRAMEBUFFER_BINDING) as WebGLFramebuffer | null;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null);
    const [left, bottom] = [(map.width - side) / 2, (map.height - side) / 2];
    gl.readPixels(left, bottom, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, bound);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (color.every((part, offset) => Math.abs(part - (pixels[at + offset] ?? 0)) <= 3)) count += 1;
    return count;
  };
  return new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // The archive's header, then tiles. Reading the picture before they arrive would only slow the map down.
        const haveTiles = () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('.pmtiles')).length > 1;
        const look = () => {
          const lookedMs = performance.now() - timeStamp;
          const map = document.querySelector<HTMLCanvasElement>('[data-drawn] canvas.maplibregl-canvas');
          // What is there was drawn before the look, however long it takes.
          if (map && haveTiles() && countOf(map) >= fewest) resolve(lookedMs);
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}
