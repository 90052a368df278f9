import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@keepmark/chromium';
import { postcssConfig } from '@keepmark/postcss';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type InlineConfig, mergeConfig, preview } from 'vite';
import { log } from './run';

export interface BuiltPage {
  readonly browser: Browser;
  /** Where the page is served, without a slash at the end. */
  readonly url: string;
}

/**
 * Builds the `index.html` in a folder as a site is built, serves it, and opens a browser for the time of the work.
 * @param root the folder, such as `new URL('.', import.meta.url)`
 * @param port fixed, because the page's storage belongs to its origin
 */
export async function withBuiltPage(
  { root, port, config = {} }: { readonly root: URL; readonly port: number; readonly config?: InlineConfig },
  work: (page: BuiltPage) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-bench-'));
  const site = mergeConfig<InlineConfig, InlineConfig>(
    {
      configFile: false,
      logLevel: 'error',
      root: fileURLToPath(root),
      resolve: { conditions: ['@keepmark/source', 'module', 'browser', 'development|production'] },
      css: { postcss: postcssConfig },
      worker: { format: 'es' },
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
      preview: { port, strictPort: true },
    },
    config,
  );
  try {
    log('Building the page …');
    await build(site);
    const server = await preview(site);
    const browser = await chromium.launch(chromiumLaunch());
    try {
      await work({ browser, url: `http://localhost:${port}` });
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a screen of a page that takes its path in the query, and waits until the screen is at rest. */
export async function openScreen(page: Page, url: string, screen: string): Promise<void> {
  await page.goto(`${url}/?screen=${encodeURIComponent(screen)}`);
  await page.locator('h1').waitFor({ timeout: 120_000 });
  // What the page does by itself after it loads isn't measured.
  await page.waitForTimeout(1500);
}
