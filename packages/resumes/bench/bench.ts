/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures keyword fit in Node, and the editor
// in a real Chromium with the code built as for a site.
import { fileURLToPath } from 'node:url';
import { benchPrefix, runBench, withBuiltPage } from '@keepmark/bench';
import { benchEditor, editorBenches } from './editor';
import { benchFit } from './fit';

const port = 5329;
const prefix = benchPrefix();

if ('resumes/fit'.startsWith(prefix) || prefix.startsWith('resumes/fit')) {
  benchFit((line) => void process.stdout.write(`${JSON.stringify(line)}\n`));
}

const noBrotli = fileURLToPath(new URL('../../../tooling/site-build/no-brotli.mjs', import.meta.url));

const main = (): Promise<void> =>
  withBuiltPage(
    { root: new URL('.', import.meta.url), port, config: { resolve: { alias: { 'brotli/decompress.js': noBrotli } } } },
    ({ browser, url }) => benchEditor(browser, url, prefix),
  );

if (editorBenches(prefix).length > 0) runBench(main);
