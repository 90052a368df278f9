import { defineConfig } from 'tsup';

/** The site server in one file, its dependencies included: the image of a site has no node_modules. */
export default defineConfig({
  entry: { 'serve-site': 'src/site/serve-site.ts' },
  format: 'cjs',
  target: 'node24',
  clean: true,
  noExternal: [/./],
  esbuildOptions: (options) => {
    options.conditions = ['@keepmark/source'];
  },
});
