import { type Browser, launch } from 'puppeteer-core';
import type { Engine, LaunchOptions } from '../engine';
import { places } from '../surroundings';
import { startVirtualDisplay, type VirtualDisplay } from '../virtual-display';
import { puppeteerBrowser } from './puppeteer-browser';

/** What `network.cookie.cookieBehavior` calls "block all cookies", which is site data too. */
const blocksAll = 2;

/** Firefox over WebDriver BiDi. Journeys that need no browser of their own share one, each in a container of its own. */
export function firefoxEngine(executablePath: string): Engine {
  let shared: Promise<Browser> | undefined;

  let display: Promise<VirtualDisplay> | undefined;

  async function start(options: LaunchOptions): Promise<Browser> {
    const shown = options.drawsWithWebGl && (await (display ??= startVirtualDisplay()));
    const environment = shown ? { DISPLAY: shown.name, MOZ_ENABLE_WAYLAND: '0', LIBGL_ALWAYS_SOFTWARE: '1' } : {};
    return launch({
      browser: 'firefox',
      executablePath,
      headless: !shown,
      userDataDir: options.profile,
      env: { ...process.env, ...places, ...environment },
      timeout: 60_000,
      extraPrefsFirefox: {
        'browser.download.dir': options.downloads,
        'browser.download.folderList': 2,
        'browser.download.useDownloadDir': true,
        'browser.download.alwaysOpenPanel': false,
        'browser.download.open_pdf_attachments_inline': false,
        'browser.helperApps.neverAsk.saveToDisk':
          'application/pdf,application/json,text/calendar,text/csv,application/octet-stream',
        'pdfjs.disabled': true,
        'intl.accept_languages': 'en-US',
        // Without a GPU.
        'webgl.force-enabled': true,
        'webgl.disable-fail-if-major-performance-caveat': true,
        ...(options.isPrivate ? { 'browser.privatebrowsing.autostart': true } : {}),
        ...(options.blocksStorage ? { 'network.cookie.cookieBehavior': blocksAll } : {}),
      },
    });
  }

  return {
    name: 'firefox',
    async launch(options) {
      if (options.needsOwn) {
        const browser = await start(options);
        const [first] = await browser.pages();
        const own = puppeteerBrowser(browser, browser.defaultBrowserContext(), options, () => browser.close());
        return {
          ...own,
          // The first tab never has the focus: document.hasFocus() is false in it.
          newTab: async () => {
            const tab = await own.newTab();
            if (first && !first.isClosed()) await first.close();
            return tab;
          },
        };
      }
      const browser = await (shared ??= start(options));
      const context = await browser.createBrowserContext();
      return puppeteerBrowser(browser, context, options, () => context.close());
    },
    end: async () => {
      await (await shared)?.close();
      await (await display)?.end();
    },
  };
}
