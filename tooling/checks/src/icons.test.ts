import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './workspace';

const namesFile = 'packages/ui/src/icon/icon-names.ts';

/** Between the brackets of the list: one quoted name a line. */
function iconNames(): string[] {
  const [list = ''] = readFileSync(join(workspace, namesFile), 'utf8').split('] as const');
  return [...list.matchAll(/^ {2}'([\da-z-]+)',$/gm)].map(([, name = '']) => name);
}

it('has a screen that uses each icon', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,json}', { cwd: workspace }).filter(
    (file) => file !== namesFile && !/\.(?:test|stories)\.tsx?$|\.gen\.json$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(workspace, file), 'utf8')).join('\n');
  const used = new Set(texts.match(/(?<=['"])[\da-z]+(?:-[\da-z]+)*(?=['"])/g));
  const names = iconNames();
  expect(names.length).toBeGreaterThan(100);
  expect(
    names.filter((name) => !used.has(name)),
    `remove them from ${namesFile}`,
  ).toEqual([]);
});

it('has a screen that uses each size of icons', () => {
  const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: workspace }).filter(
    (file) => !/\.(?:test|stories)\.tsx$|ControlGallery/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(workspace, file), 'utf8')).join('\n');
  const sizes = new Set([...texts.matchAll(/<Icon [^>]*size="(\w+)"/g)].map(([, size]) => size));
  expect(sizes).toEqual(new Set(['xs', 'sm', 'md', 'lg']));
});
