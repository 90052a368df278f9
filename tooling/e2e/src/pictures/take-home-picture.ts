import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Sizes in pixels for wide screens and phones. Picture.tsx has the same sizes. */
const sizes = [
  { ending: '', width: 1100, height: 720 },
  { ending: '-phone', width: 390, height: 600 },
] as const;
const modes = ['light', 'dark'] as const;

/** The most that `pnpm size` allows, with something to spare. */
const maxBytes = 24_500;
const bestQuality = 48;
const minQuality = 30;
/** Fetched when needed: Chromium can't write AVIF, and one developer a year takes pictures. */
const sharp = 'sharp-cli@5.2.0';

/** Writes a screenshot as AVIF, in the best quality that is small enough. Text keeps its color with 4:4:4. */
function writeAvif(png: Buffer, file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'keepmark-picture-'));
  try {
    const source = join(folder, 'screen.png');
    writeFileSync(source, png);
    for (let quality = bestQuality; quality >= minQuality; quality -= 3) {
      const options = ['-i', source, '-o', file, '-f', 'avif', '-q', String(quality), '--chromaSubsampling', '4:4:4'];
      execFileSync('npx', ['-y', sharp, ...options], { shell: process.platform === 'win32' });
      if (statSync(file).size <= maxBytes) return;
    }
    throw new Error(`${file} is too large. Show less in the picture.`);
  } finally {
    rmSync(folder, { recursive: true });
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
    for (const { ending, width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), mode);
      await page.reload();
      await seen(ending === '-phone');
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = `../../../../packages/app-shell/src/home/pictures/${name}${ending}-${mode}.avif`;
      writeAvif(png, fileURLToPath(new URL(file, import.meta.url)));
    }
  }
}
