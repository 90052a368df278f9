import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const changesModules = /\bvi\.(?:mock|doMock|resetModules)\(/;
const isTest = /\.test\.tsx?$/;

/**
 * The tests of a package that replace modules. They need modules of their own, which they would otherwise replace for the
 * tests that share them.
 * @param {string} root the package's folder
 * @returns {string[]} paths from it, with forward slashes
 */
export const filesAlone = (root) => {
  const folder = join(root, 'src');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => isTest.test(file) && changesModules.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
};
