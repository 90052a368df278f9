import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.map', '.ttf']);
/** Smaller files fit into one packet. */
const leastBytes = 512;
const deflate = promisify(gzip);
const brotli = promisify(brotliCompress);

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const smaller = { '.br': await brotli(content, { params }), '.gz': await deflate(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(smaller)) {
    if (bytes.length < content.length) await writeFile(path + ending, bytes);
  }
}

/** @param {string} folder */
async function compressFolder(folder) {
  const names = await readdir(folder);
  for (const name of names) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) await compressFolder(path);
    else if (compressible.has(extname(name))) await compressFile(path);
  }
}

/**
 * Writes a brotli and a gzip file beside each file of the build that they make smaller, after everything else.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  let written = false;
  return {
    name: 'keepmark:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (written && !config.build.ssr) await compressFolder(resolve(config.root, config.build.outDir));
      },
    },
  };
}
