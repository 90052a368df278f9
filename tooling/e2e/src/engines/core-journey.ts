import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { siteUrl } from '../stack/addresses';
import type { Engine, EngineBrowser, EngineName, LaunchOptions, Size } from './engine';
import { chromiumForEngines, firefoxPath } from './installed-engines';
import { chromiumEngine } from './puppeteer/chromium';
import { firefoxEngine } from './puppeteer/firefox';
import { eventually, Tab } from './tab';
import { webkitEngine } from './webkit/webkit';

export interface EngineOptions {
  engineName: EngineName;
}
export interface CoreOptions {
  size: Size;
}

/** A file that a journey chooses, by its name. */
type FileToChoose = string | Uint8Array;

/** A person with a browser, and the files on their disk. */
interface Person {
  /** Starts a browser: by default one that journeys share, with nothing stored. */
  start(options?: Partial<LaunchOptions> & { url?: string }): Promise<{ browser: EngineBrowser; tab: Tab }>;
  /** Writes a file to choose. @returns its path */
  file(name: string, content: FileToChoose): Promise<string>;
  /** Does something that downloads a file. @returns its name and bytes */
  download(action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>;
  /** The folder of a browser that is killed and started again. */
  readonly profile: string;
  /** Allows errors in the console that belong to the journey, such as requests that fail without a server. */
  expectProblem(pattern: RegExp): void;
}

interface CoreFixtures {
  person: Person;
  /** A tab of a browser that nothing is stored in, before anything is opened. */
  tab: Tab;
  /** A second tab of the same browser. */
  openTab: () => Promise<Tab>;
}

interface WorkerFixtures {
  engine: Engine;
  /** Folders of this worker: what a shared browser stores and downloads. */
  folder: string;
}

function createEngine(name: EngineName): Engine {
  if (name === 'chromium') return chromiumEngine(chromiumForEngines());
  if (name === 'firefox') return firefoxEngine(firefoxPath()!);
  return webkitEngine();
}

/** The address, and what shows: dialogs and notifications first, then the screen without the menu. */
const shownText = `[location.href, ...[...document.querySelectorAll('[role="dialog"],[role="alert"],main')].map(
  (element) => element.innerText)].join(' | ')`;

/** Unfinished downloads of Chromium and Firefox. Firefox also makes an empty file of the final name. */
const unfinished = /\.(?:crdownload|part|wkdownload)$/;

/** A core journey: it's written once, and runs in every engine at both widths. It fails when its pages throw or log an error. */
export const test = base.extend<
  CoreFixtures & CoreOptions & { main: { browser: EngineBrowser; tab: Tab } },
  WorkerFixtures & EngineOptions
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  folder: [
    // Playwright reads what a fixture needs from its parameters, so it has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'keepmark-engine-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = createEngine(engineName);
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  person: async ({ engine, folder, size }, use, info) => {
    const downloads = join(folder, 'downloads');
    const files = join(folder, 'files');
    const profile = join(folder, `profile-${info.testId}`);
    const shared = join(folder, 'shared');
    for (const each of [downloads, files]) await rm(each, { recursive: true, force: true });
    for (const each of [downloads, files, profile, shared]) await mkdir(each, { recursive: true });
    const started: { browser: EngineBrowser; tab: Tab }[] = [];
    const expected: RegExp[] = [];

    await use({
      profile,
      expectProblem: (pattern) => void expected.push(pattern),
      async start({ url = siteUrl('jobs'), ...options } = {}) {
        const own = options.needsOwn || engine.name === 'webkit';
        const browser = await engine.launch({ ...size, downloads, profile: own ? profile : shared, ...options });
        const tab = new Tab(await browser.newTab(), engine.name, url);
        started.push({ browser, tab });
        return { browser, tab };
      },
      async file(name, content) {
        const path = join(files, name);
        await writeFile(path, content);
        return path;
      },
      async download(action) {
        const before = new Set(await readdir(downloads));
        await action();
        return eventually<{ name: string; bytes: Buffer }>('a file is downloaded', async () => {
          const names = await readdir(downloads);
          const name = names.find((each) => !before.has(each) && !unfinished.test(each));
          if (name === undefined || names.some((each) => unfinished.test(each)))
            return { why: `there is ${names.join()}` };
          const bytes = await readFile(join(downloads, name));
          return bytes.length > 0 ? { value: { name, bytes } } : { why: `${name} is empty` };
        });
      },
    });

    if (info.status !== info.expectedStatus) {
      for (const { tab } of started) {
        const image = await tab.driver.screenshot().catch(() => undefined);
        if (image) await info.attach('tab', { body: image, contentType: 'image/png' });
        const text = await tab.driver.evaluate<string>(shownText).catch((error: unknown) => String(error));
        // The reporter prints only the start of an attachment, and an image says nothing in a log.
        console.log(`When ${info.title} failed, the page said: ${text.replaceAll(/\s+/g, ' ').slice(0, 4000)}`);
        const heard = await tab.ask('heardPresses').catch((error: unknown) => [String(error)]);
        console.log(`The last presses that it heard: ${heard.join('; ') || 'none'}`);
      }
    }
    const problems = started.flatMap(({ browser }) => browser.problems());
    for (const { browser } of started) await browser.close().catch(() => {});
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  main: async ({ person }, use) => use(await person.start()),
  tab: async ({ main }, use) => use(main.tab),
  openTab: async ({ main, engine }, use) =>
    use(async () => new Tab(await main.browser.newTab(), engine.name, siteUrl('jobs'))),
});

/** Opens a tab for signed-in people, and signs in on the way. */
export async function signIn(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  const there = path.split('?')[0]!;
  const button = tab.button('Development sign-in');
  await button.click();
  let pressedMs = Date.now();
  // Firefox loses the first press after a page was opened now and then (1 of 300, not yet known why). People press again.
  await eventually(`${there} is open`, async () => {
    if ((await tab.path()).startsWith(there)) return { value: undefined };
    if (Date.now() - pressedMs > 10_000 && (await button.look()).count > 0) {
      await button.click();
      pressedMs = Date.now();
    }
    return { why: `it is ${await tab.path()}` };
  });
  await tab.link(/^Profile of /).shows();
  await tab.live();
}

export { expect };
