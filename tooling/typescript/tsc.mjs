#!/usr/bin/env node
// Type-checks the package in the working directory with the native compiler.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
const compiler = join(dirname(manifest), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
