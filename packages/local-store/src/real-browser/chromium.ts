/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium-path';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of its own, with its profile on the disk, that can be killed like a crashed one. */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(child: ChildProcess, browser: Browser) {
    this.#process = child;
    this.#browser = browser;
  }

  static async launch(profileFolder: string): Promise<Chromium> {
    const portFile = join(profileFolder, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    const child = spawn(
      chromiumPath(),
      [...flags, '--remote-debugging-port=0', `--user-data-dir=${profileFolder}`, 'about:blank'],
      // A process group of its own, so that the whole browser dies at once.
      { detached: true, stdio: 'ignore' },
    );
    for (let tries = 0; !existsSync(portFile); tries += 1) {
      if (tries > 600) throw new Error('Chromium did not start within 30 s.');
      await pause(50);
    }
    await pause(50);
    const [port = '', path = ''] = (await readFile(portFile, 'utf8')).split('\n');
    return new Chromium(child, await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`));
  }

  /** @param hears what the page's own `window[name]` does: it is called here, with what the page says. */
  async newPage(url: string, name?: string, hears?: (said: never) => void): Promise<Page> {
    const page = await this.#browser.contexts()[0]!.newPage();
    if (name && hears) await page.exposeFunction(name, hears);
    await page.goto(url);
    await page.waitForLoadState();
    return page;
  }

  /** SIGKILL to every process of the browser. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    process.kill(-this.#process.pid!, 'SIGKILL');
    await gone;
    await this.#browser.close().catch(() => {});
  }

  /** Ends it as a person would. */
  async quit(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const session = await this.#browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => {});
    await gone;
  }
}
