import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { Chromium } from '../real-browser/chromium';
import { missingFrom } from './missing';
import type { Dump, Said } from './page';

/** What the killed browsers came to. */
export interface KillReport {
  readonly kills: number;
  /** Writes that were acknowledged. */
  readonly writes: number;
  /** Those of them that no kill may take: a flush that began after them had ended. */
  readonly owed: number;
  /** The longest that the journal waited for IndexedDB, which says how busy the machine was. */
  readonly slowestCommitMs: number;
  /** Rows that the disk had lost and the journal brought back. */
  readonly recovered: number;
  /** Sentences; none when nothing was lost. */
  readonly failures: readonly string[];
}

const nothing: Dump = {};

/** What makes a kill worse. */
interface Worse {
  /** Stops the browser before, for so long. */
  readonly stallMs?: number;
  readonly afterKill?: (profileFolder: string) => Promise<void>;
}

/** Kills a browser in the middle of its writes, again and again, and looks each time what the next one still has. */
export async function killRun(
  url: string,
  profileFolder: string,
  kills: number,
  longestMs: number,
  { stallMs = 0, afterKill }: Worse = {},
): Promise<KillReport> {
  const failures: string[] = [];
  let before = nothing;
  let said: Said[] = [];
  let writes = 0;
  let owed = 0;
  let recovered = 0;
  let slowestCommitMs = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    const chromium = await Chromium.launch(profileFolder);
    const heard: Said[] = [];
    const page = await chromium.newPage(url, 'say', (one: Said) => void heard.push(one));
    const error = await page.evaluate(() => window.torture.open());
    if (error) failures.push(`Opening after kill ${kill} failed: ${error}`);
    const now = await page.evaluate(() => window.torture.dump());
    const keptAtMs = Math.max(...said.map((one) => (one.kind === 'kept' ? one.atMs : 0)));
    const safe = said.filter(({ atMs }) => atMs < keptAtMs);
    failures.push(...missingFrom(now, before, said, safe).map((what) => `After kill ${kill}: ${what}`));
    writes += said.filter(isWrite).length;
    owed += safe.filter(isWrite).length;
    for (const one of said) if (one.kind === 'commit') slowestCommitMs = Math.max(slowestCommitMs, one.ms);
    recovered += await recoveredRows(page);
    before = now;
    said = heard;
    if (kill < kills) {
      await page.evaluate((run) => window.torture.stream(run), `run${kill}`);
      if (stallMs > 0) await chromium.stall(stallMs);
      // The last one late, so that something has been written by then.
      await pause(kill === kills - 1 ? longestMs : Math.random() * longestMs);
      await chromium.kill();
      await afterKill?.(profileFolder);
    } else await chromium.quit();
  }
  return { kills, writes, owed, slowestCommitMs, recovered, failures };
}

const isWrite = ({ kind }: Said): boolean => kind !== 'going' && kind !== 'commit' && kind !== 'kept';

async function recoveredRows(page: Page): Promise<number> {
  const notices = (await page.evaluate(() => window.torture.notices())) as { kind: string; rows: number }[];
  return notices.filter(({ kind }) => kind === 'recovered').reduce((sum, { rows }) => sum + rows, 0);
}
