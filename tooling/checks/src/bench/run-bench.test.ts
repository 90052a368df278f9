import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWorkspacePackages } from '../workspace';
import { resultLine, runBench, runBenches } from './run-bench';

let directory: string;
let log: string[];

const write = (path: string, text: string) => writeFileSync(join(directory, path), text);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepmark-bench-'));
  mkdirSync(join(directory, 'packages/store'), { recursive: true });
  log = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => log.push(String(text)) > 0);
});

afterEach(() => rmSync(directory, { recursive: true }));

const run = async (script: string, prefix: string) => {
  write('packages/store/bench.mjs', script);
  const manifest = { name: '@keepmark/store', scripts: { bench: 'node bench.mjs' } };
  write('packages/store/package.json', JSON.stringify(manifest));
  const lines: string[] = [];
  const [store] = readWorkspacePackages(directory);
  const code = await runBench(store!, directory, prefix, (line) => lines.push(line));
  return { code, lines };
};

describe('runBench', () => {
  it('passes the prefix, and reports only results', async () => {
    const script = `console.log('warming up'); console.log(JSON.stringify({ bench: process.argv[2] + '/open', ms: 1 }));`;
    expect(await run(script, 'store')).toEqual({ code: 0, lines: ['{"bench":"store/open","ms":1}'] });
    expect(log).toEqual(['warming up\n']);
  });

  it('returns the exit code of the script', async () => {
    expect(await run('process.exit(4)', '')).toEqual({ code: 4, lines: [] });
  });

  it('keeps the prefix from the shell', async () => {
    const script = 'console.log(JSON.stringify({ bench: "store", count: process.argv.length }))';
    expect(await run(script, 'store; echo $(id)')).toEqual({ code: 0, lines: [] });
    expect(log).toEqual(['{"bench":"store","count":3}\n']);
  });
});

it('runs the next package after one failed', async () => {
  for (const [name, code] of [
    ['first', 3],
    ['second', 0],
  ] as const) {
    mkdirSync(join(directory, 'packages', name), { recursive: true });
    write(`packages/${name}/bench.mjs`, `console.log('{"bench":"${name}/open"}'); process.exitCode = ${code};`);
    write(`packages/${name}/package.json`, JSON.stringify({ name, scripts: { bench: 'node bench.mjs' } }));
  }
  const lines: string[] = [];
  const ended = await runBenches(readWorkspacePackages(directory), directory, '', (line) => lines.push(line));
  expect(ended).toEqual({ resultCount: 2, failedFolders: ['packages/first'] });
  expect(lines).toEqual(['{"bench":"first/open"}', '{"bench":"second/open"}']);
});

it.each(['', 'text', '3', 'null', '["bench"]', '{"ms":1}', '{"bench":"api/ingest"}'])(
  'takes %j for log output',
  (line) => {
    expect(resultLine(line, 'store')).toBeUndefined();
  },
);
