import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let script: string | undefined;

/** The script that finds things in a page, for any engine to evaluate. It sets `keepmarkLocator`. */
export function locatorScript(): string {
  script ??= buildSync({
    entryPoints: [fileURLToPath(new URL('locate.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
  }).outputFiles[0]!.text;
  return script;
}
