import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

/** Per checkout, and so per user: in the shared temporary folder, the one who came first would own the browser. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/**
 * How the browser of the tests is launched: the Chromium that npm carries on Linux x64, as root too; elsewhere an
 * installed Google Chrome, or any Chromium whose path is in KEEPMARK_CHROMIUM.
 */
export function chromiumLaunch(): LaunchOptions {
  const own = process.env['KEEPMARK_CHROMIUM'];
  if (own) return { executablePath: own };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  return {
    executablePath: unpackedChromium(),
    // Not @sparticuz/chromium's own args: --single-process dies with the first context that is closed, and
    // --disable-web-security would hide every mistake in CORS and in the Content-Security-Policy.
    args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    env: { ...process.env, FONTCONFIG_PATH: join(cache, 'fonts') },
  };
}

/** Unpacks it on the first run, aside and renamed, so that a run that is cut off leaves no half browser. */
function unpackedChromium(): string {
  const executable = join(cache, 'chromium');
  if (existsSync(executable)) return executable;
  const unfinished = `${cache}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync(process.execPath, [fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url))], {
    env: { ...process.env, TMPDIR: unfinished },
  });
  if (existsSync(executable)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, cache);
  return executable;
}
