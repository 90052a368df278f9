import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Pixels, and how good the WebP is, of what a wide screen and a phone get. Picture.tsx knows the pixels too. */
const sizes = [
  { ending: '', width: 1100, height: 720, quality: 0.82 },
  { ending: '-phone', width: 390, height: 600, quality: 0.8 },
] as const;
const modes = ['light', 'dark'] as const;

/** Chromium itself turns a screenshot into WebP: Playwright writes PNG and JPEG only. */
async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const tab = await page.context().newPage();
  try {
    const base64 = await tab.evaluate(
      async ([source, howGood]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', howGood).split(',')[1]!;
      },
      [png.toString('base64'), quality] as const,
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await tab.close();
  }
}

/**
 * Takes a picture of the screen that is open for the home page: for a wide screen and a phone, in both display modes.
 * @param seen waits, after each load, until everything is there that is to be in the picture
 */
export async function takeHomePicture(
  page: Page,
  name: string,
  seen: (isPhone: boolean) => Promise<unknown>,
): Promise<void> {
  // A device with touch does not reload when its window changes its size.
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
