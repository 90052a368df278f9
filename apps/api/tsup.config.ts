import { defineConfig } from 'tsup';

/** Libraries of hundreds of files: finding and reading each of them takes longer than the rest of a start. */
const inManyFiles = [/^drizzle-orm(?:\/|$)/, /^zod(?:\/|$)/, 'fastify-type-provider-zod', 'cockatiel', 'lru-cache'];

/**
 * The workspace's own packages are bundled from source, so that `dist`, `drizzle`
 * and the npm dependencies are all that a server needs.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'reading-worker': 'src/reading-worker.ts',
    'embedded-database': 'src/platform/embedded-database/embedded-database.ts',
    'feeds-ingest': 'src/postings/feeds/cli.ts',
    'companies-import': 'src/companies/import/cli.ts',
    'companies-review': 'src/companies/review/cli.ts',
    'places-import': 'src/places/cli.ts',
    'reference-import': 'src/labor-market/import/cli.ts',
    'make-cities': 'src/gazetteer/locations/cli-make-cities.ts',
  },
  onSuccess: 'node dist/make-cities.js',
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // The compiler drops the import attribute that Node asks for, so tables in JSON are bundled too.
  noExternal: [/^@keepmark\//, /^i18n-iso-countries\/.*\.json$/, ...inManyFiles],
  // What is bundled of CommonJS asks for Node's own modules with `require`, which a module doesn't have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  esbuildOptions: (options) => {
    options.conditions = ['@keepmark/source'];
  },
  // tsup sets options that TypeScript 6 calls deprecated.
  dts: {
    entry: { 'embedded-database': 'src/platform/embedded-database/embedded-database.ts' },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
