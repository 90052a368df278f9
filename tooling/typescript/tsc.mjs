#!/usr/bin/env node
// Type-checks the package in the working directory with the native compiler.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(import.meta.resolve('typescript-native/package.json'));
const compiler = join(dirname(manifest), 'bin', 'tsc');
// Several checkers would each work out the same types: with four, twice the work on two cores.
const given = ['--noEmit', '--checkers', '1', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [compiler, ...given], { stdio: 'inherit' });
process.exit(status ?? 1);
