import { setTimeout as pause } from 'node:timers/promises';
import { Chromium } from '../real-browser/chromium';
import type { Dump } from './page';

/** What several tabs, writing at once, came to. */
export interface TabReport {
  readonly tabs: number;
  readonly writes: number;
  /** Writes that some tab, or the next opening, does not have. */
  readonly lost: number;
  readonly failures: readonly string[];
}

/** Rows that every tab writes, each tab its own field of them. */
const sharedRows = 20;

/** Every tab writes at once: half into rows of its own, half into rows that all of them write. */
export async function tabRun(url: string, profileFolder: string, tabs: number, writesEach: number): Promise<TabReport> {
  const chromium = await Chromium.launch(profileFolder);
  const pages = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const page = await chromium.newPage(url);
    await page.evaluate(() => window.torture.open());
    pages.push(page);
  }
  await pages[0]!.evaluate((rows) => window.torture.makeShared(rows), sharedRows);
  await pause(500);
  await Promise.all(
    pages.map((page, tab) =>
      page.evaluate(([mine, all, count]) => window.torture.share(mine!, all!, count!), [tab, tabs, writesEach]),
    ),
  );
  await pause(2000);
  const dumps = await Promise.all(pages.map((page) => page.evaluate(() => window.torture.dump())));
  const fresh = await chromium.newPage(url);
  await fresh.evaluate(() => window.torture.open());
  dumps.push(await fresh.evaluate(() => window.torture.dump()));
  await chromium.quit();

  const found = dumps.map((dump) => lostIn(dump, tabs, writesEach));
  const failures = found.flatMap(({ sentences }, index) =>
    sentences.map((what) => `${index < tabs ? `Tab ${index}` : 'The next opening'}: ${what}`),
  );
  return { tabs, writes: tabs * writesEach, lost: Math.max(...found.map(({ lost }) => lost)), failures };
}

function lostIn(
  { notes = {}, shared = {} }: Dump,
  tabs: number,
  writesEach: number,
): { lost: number; sentences: string[] } {
  const sentences: string[] = [];
  let lost = 0;
  const mine = Math.floor(writesEach / 2);
  const rows = Object.values(shared);
  for (let tab = 0; tab < tabs; tab += 1) {
    const inserted = Object.values(notes).filter(({ text }) => text === `tab ${tab} of ${tabs}`).length;
    if (inserted !== mine) sentences.push(`${inserted} of ${mine} rows of tab ${tab}`);
    lost += Math.abs(mine - inserted);
    const newest = lastWrites(writesEach);
    const wrong = newest.filter((number, index) => rows[index]?.[`tab${tab}`] !== number);
    if (wrong.length > 0) sentences.push(`${wrong.length} shared rows lack the last write of tab ${tab}`);
    lost += wrong.length;
  }
  return { lost, sentences };
}

/** What a tab wrote last into each shared row: it takes them in turn, with every odd number. */
function lastWrites(writesEach: number): number[] {
  const last: number[] = Array.from({ length: sharedRows }, () => 0);
  for (let number = 1; number <= writesEach; number += 2) last[((number - 1) / 2) % sharedRows] = number;
  return last;
}
