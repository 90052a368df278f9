import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
).version;
/**
 * Per checkout, and so per user: in the shared temporary folder, the first user would own the browser. And per version:
 * after an update, the browser of the old one is still there.
 */
const cache = fileURLToPath(new URL(`node_modules/.cache/chromium-${version}`, import.meta.url));

/** Maps need WebGL, also on a machine without a GPU. */
const softwareWebGl = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
/**
 * With the GPU that SwiftShader emulates, Chromium would also paint and combine its pages, which takes the processor longer
 * than doing it itself, as Chromium does where there is no GPU: journeys took 40% more time.
 */
const paintedByProcessor = ['--disable-gpu-compositing', '--disable-gpu-rasterization'];

export function chromiumLaunch(executablePath = chromiumPath()) {
  if (executablePath === undefined) return { channel: 'chrome' };
  return {
    executablePath,
    // Not @sparticuz/chromium's own args: --single-process dies with the first context that is closed, and
    // --disable-web-security would hide every mistake in CORS and in the Content-Security-Policy.
    args: [...softwareWebGl, ...paintedByProcessor],
    env: chromiumEnvironment(executablePath),
  };
}

export function chromiumPath() {
  const own = process.env['KEEPMARK_CHROMIUM'];
  if (own) return own;
  return isBundled() ? unpackedChromium() : undefined;
}

/** An own or installed browser keeps the fonts of its machine. */
export function chromiumEnvironment(executablePath = chromiumPath()) {
  if (!executablePath?.startsWith(cache)) return { ...process.env };
  return { ...process.env, FONTCONFIG_FILE: writeFontSettings() };
}

function isBundled() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacked elsewhere and renamed, so that neither an interrupted run nor a parallel one leaves half a browser. */
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

/**
 * The fonts.conf that comes with the browser names /tmp/fonts and folders of a cloud, never the folder where its fonts
 * are unpacked. Written on every launch, so that it stays right when the checkout is moved.
 */
function writeFontSettings() {
  const file = join(cache, 'fonts.conf');
  const unfinished = `${file}.${process.pid}`;
  const path = (folder) => folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path(join(cache, 'fonts/fonts'))}</dir>
  <cachedir>${path(join(cache, 'fonts-cache'))}</cachedir>
</fontconfig>
`,
  );
  renameSync(unfinished, file);
  return file;
}
