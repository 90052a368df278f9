import { chromiumLaunch } from '@keepmark/chromium';
import { type Browser, launch } from 'puppeteer-core';
import type { Engine, LaunchOptions } from '../engine';
import { places } from '../surroundings';
import { puppeteerBrowser } from './puppeteer-browser';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Chromium's number for "Don't allow sites to save data on your device". */
const blocked = 2;

/** Writes the settings of a person who forbids sites to save data. */
async function writeChromiumSettings(profile: string): Promise<void> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: blocked } } }),
  );
}

/** Chromium over its own protocol. Journeys that need no browser of their own share one, each with a context of its own. */
export function chromiumEngine(path?: string): Engine {
  let shared: Promise<Browser> | undefined;

  async function start(options: LaunchOptions): Promise<Browser> {
    const { executablePath, args = [], env } = chromiumLaunch(path);
    if (options.blocksStorage) await writeChromiumSettings(options.profile);
    return launch({
      ...(executablePath ? { executablePath } : { channel: 'chrome' }),
      // The bundled one is a headless shell, which knows only the old switch.
      headless: executablePath?.includes('node_modules') ? 'shell' : true,
      userDataDir: options.profile,
      args: [...args, '--no-sandbox', '--lang=en-US', ...(options.isPrivate ? ['--incognito'] : [])],
      env: { ...env, ...places },
      downloadBehavior: { policy: 'allow', downloadPath: options.downloads },
      // A machine with many tests running starts it slowly.
      timeout: 60_000,
    });
  }

  return {
    name: 'chromium',
    async launch(options) {
      if (options.needsOwn) {
        const browser = await start(options);
        return puppeteerBrowser(browser, browser.defaultBrowserContext(), options, () => browser.close());
      }
      const browser = await (shared ??= start(options));
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: options.downloads },
      });
      return puppeteerBrowser(browser, context, options, () => context.close());
    },
    end: async () => {
      await (await shared)?.close();
    },
  };
}
