import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Sizes in pixels and WebP quality for wide screens and phones. Picture.tsx has the same sizes. */
const sizes = [
  { ending: '', width: 1100, height: 720, quality: 0.82 },
  { ending: '-phone', width: 390, height: 600, quality: 0.8 },
] as const;
const modes = ['light', 'dark'] as const;

/** Converts a screenshot to WebP in Chromium, because Playwright only writes PNG and JPEG. */
async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const tab = await page.context().newPage();
  try {
    const base64 = await tab.evaluate(
      async ([source, chosenQuality]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', chosenQuality).split(',')[1]!;
      },
      [png.toString('base64'), quality] as const,
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await tab.close();
  }
}

/**
 * Takes a picture of the open screen for the home page: for wide screens and phones, in both display modes.
 * @param seen waits after each load until everything in the picture is there
 */
export async function takeHomePicture(
  page: Page,
  name: string,
  seen: (isPhone: boolean) => Promise<unknown>,
): Promise<void> {
  // Pretend to have touch, so that resizing the window doesn't reload the page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 1 }));
  await page.reload();
  for (const mode of modes) {
    for (const { ending, width, height, quality } of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), mode);
      await page.reload();
      await seen(ending === '-phone');
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = `../../../../packages/app-shell/src/home/pictures/${name}${ending}-${mode}.webp`;
      writeFileSync(fileURLToPath(new URL(file, import.meta.url)), await toWebp(page, png, quality));
    }
  }
}
