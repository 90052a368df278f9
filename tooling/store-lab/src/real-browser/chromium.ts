import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumEnvironment, chromiumPath } from '@keepmark/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';

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

/** What Chromium says when it listens; the file is there before its text is. */
const debuggerAddress = /^(?<port>\d+)\n(?<path>\/devtools\/browser\/[\w-]{36})/;

/** A Chromium of its own, with its profile on the disk, that can be killed like a crashed one. */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(child: ChildProcess, browser: Browser) {
    this.#process = child;
    this.#browser = browser;
  }

  static async launch(profileFolder: string): Promise<Chromium> {
    const executable = chromiumPath();
    if (executable === undefined) throw new Error('This needs a Chromium: give its path in KEEPMARK_CHROMIUM.');
    const portFile = join(profileFolder, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    const child = spawn(
      executable,
      [...flags, '--remote-debugging-port=0', `--user-data-dir=${profileFolder}`, 'about:blank'],
      // A process group of its own, so that the whole browser dies at once.
      { detached: true, stdio: 'ignore', env: chromiumEnvironment() },
    );
    endsWithUs(child);
    for (let tries = 0; tries < 600; tries += 1) {
      await pause(50);
      const said = await readFile(portFile, 'utf8').catch(() => '');
      const address = debuggerAddress.exec(said)?.groups;
      if (address)
        return new Chromium(
          child,
          await chromium.connectOverCDP(`ws://127.0.0.1:${address['port']}${address['path']}`),
        );
    }
    throw new Error('Chromium did not start within 30 s.');
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

  /** Stops everything but the pages for a while, as a busy disk does. Linux only. */
  async stall(ms: number): Promise<void> {
    const processes = await this.#processesBehindPages();
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    await pause(ms);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }

  async #processesBehindPages(): Promise<number[]> {
    const found: number[] = [];
    for (const name of await readdir('/proc')) {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the name in brackets: state, parent, process group.
      const group = Number(/.*\) \S+ \d+ (\d+)/.exec(stat)?.[1]);
      if (group !== this.#process.pid) continue;
      const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
      if (!command.includes('--type=renderer')) found.push(Number(name));
    }
    return found;
  }

  /** Ends it as a person would. */
  async quit(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const session = await this.#browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => {});
    await gone;
  }
}

/** A run that fails leaves no browser behind. */
function endsWithUs(child: ChildProcess): void {
  const end = (): void => void process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
