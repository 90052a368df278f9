import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cachedFiles } from './cached-files.mjs';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const chunk = (fileName, facade, { imports = [], dynamicImports = [], css = [], isEntry = false } = {}) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: facade && packages + facade,
  imports,
  dynamicImports,
  isEntry,
  viteMetadata: { importedCss: new Set(css) },
});
const bundle = Object.fromEntries(
  [
    chunk('entry.js', 'app/main.ts', { isEntry: true, dynamicImports: ['list.js', 'form.js', 'map.js'] }),
    chunk('list.js', 'jobs/src/List.tsx', { imports: ['rows.js'], dynamicImports: ['dialog.js'], css: ['list.css'] }),
    chunk('rows.js', null),
    chunk('dialog.js', 'jobs/src/Dialog.tsx'),
    chunk('form.js', 'jobs/src/Form.tsx'),
    chunk('map.js', 'jobs/src/job-map/Map.tsx'),
  ].map((file) => [file.fileName, file]),
);

describe('cachedFiles', () => {
  const { main, all } = cachedFiles(bundle, ['jobs/src/List.tsx']);

  it('caches first the page’s script and the main screens, with what they import and their styles', () => {
    expect([...main].toSorted()).toEqual(['entry.js', 'list.css', 'list.js', 'rows.js']);
  });

  it('caches the other screens later, and none that shows nothing offline', () => {
    expect([...all].filter((name) => !main.has(name)).toSorted()).toEqual(['dialog.js', 'form.js']);
  });
});
