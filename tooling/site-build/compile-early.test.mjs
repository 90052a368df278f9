import { expect, it } from 'vitest';
import { addCompileHints, compileHint } from './compile-early.mjs';

const chunk = (facadeModuleId, { isEntry = false, imports = [] } = {}) => ({
  type: 'chunk',
  code: 'run();',
  fileName: `${facadeModuleId}.js`,
  facadeModuleId: `${import.meta.dirname}/../../packages/${facadeModuleId}`,
  isEntry,
  imports,
  dynamicImports: [],
});

it('starts the files of main screens with the hint, and no others', () => {
  const bundle = {
    'main.js': { ...chunk('main', { isEntry: true, imports: ['base.js'] }), fileName: 'main.js' },
    'base.js': { ...chunk('base'), fileName: 'base.js' },
    'list.js': { ...chunk('jobs/list.tsx'), fileName: 'list.js' },
    'import.js': { ...chunk('jobs/import.tsx'), fileName: 'import.js' },
    'list.css': { type: 'asset', fileName: 'list.css', source: 'p{}' },
  };
  addCompileHints(bundle, ['jobs/list.tsx']);
  const hinted = Object.entries(bundle).filter(([, { code }]) => code?.startsWith(compileHint));
  expect(hinted.map(([name]) => name)).toEqual(['main.js', 'base.js', 'list.js']);
  expect(bundle['import.js'].code).toBe('run();');
});
