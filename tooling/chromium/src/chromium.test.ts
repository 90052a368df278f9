import { readFileSync } from 'node:fs';
import { chromiumLaunch, chromiumPath } from '@keepmark/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const timeout = 120_000;
let browser: Browser;
let page: Page;

describe.runIf(chromiumPath() !== undefined)('the test browser', () => {
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch());
    page = await browser.newPage();
  }, timeout);

  afterAll(() => browser.close());

  it.runIf(process.env['KEEPMARK_CHROMIUM'] === undefined)('is the version that the workspace asks for', () => {
    const catalog = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8');
    const [, major] = /'@sparticuz\/chromium': (\d+)\./.exec(catalog) ?? [];
    expect(browser.version().split('.')[0]).toBe(major);
  });

  it.each(['sans-serif', 'serif', 'monospace', '"A missing font"'])('draws text in %s', async (family) => {
    const inkedPixels = await page.evaluate((font) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `40px ${font}`;
      context.fillText('Résumé', 10, 60);
      return context.getImageData(0, 0, 300, 150).data.filter((value, index) => index % 4 === 3 && value > 0).length;
    }, family);
    expect(inkedPixels).toBeGreaterThan(500);
  });

  it('survives a web font whose local source is missing', async () => {
    const width = await page.evaluate(async () => {
      document.body.innerHTML = `<style>@font-face { font-family: Ours; src: local('Nowhere'); }</style>
        <span style="font-family: Ours">Text</span>`;
      await document.fonts.load('16px Ours').catch(() => {});
      return document.querySelector('span')!.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(10);
  });
});
