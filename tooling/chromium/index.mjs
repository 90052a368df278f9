import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Per checkout, and so per user: in the shared temporary folder, the one who came first would own the browser. */
const cache = fileURLToPath(new URL('node_modules/.cache/chromium', import.meta.url));

export function chromiumLaunch() {
  const executablePath = chromiumPath();
  if (executablePath === undefined) return { channel: 'chrome' };
  return {
    executablePath,
    // Not @sparticuz/chromium's own args: --single-process dies with the first context that is closed, and
    // --disable-web-security would hide every mistake in CORS and in the Content-Security-Policy.
    args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    env: { ...process.env, FONTCONFIG_PATH: join(cache, 'fonts') },
  };
}

export function chromiumPath() {
  const own = process.env['KEEPMARK_CHROMIUM'];
  if (own) return own;
  return process.platform === 'linux' && process.arch === 'x64' ? unpackedChromium() : undefined;
}

/** Unpacked aside and renamed, so that neither a run that is cut off nor one beside it leaves half a browser. */
function unpackedChromium() {
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
