import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { appPage, sitePage } from './page-html.mjs';
import { writeWebManifests } from './web-manifests.mjs';

const entry = 'virtual:keepmark-prerender';
const entrySource = `
import { prerenderPages } from '@keepmark/app-shell/prerender';
import { jobsSite as jobs } from '@keepmark/app-shell/variants/jobs';
import { placesSite as places } from '@keepmark/app-shell/variants/places';
import { mainScreens, signedInModules } from '@keepmark/suite/main-screens';
import { site } from '/src/site.ts';
export { mainScreens, signedInModules, site };
export const sites = { jobs, places };
export const pages = () => prerenderPages(site);
`;

/** @type {import('vite').Plugin} */
const entryPlugin = {
  name: 'keepmark:prerender-entry',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? entrySource : undefined),
};

/**
 * Renders in a thread, and ends it: browser code opens message channels that would keep the build running.
 * @param {string} file
 */
async function renderInThread(file) {
  const worker = new Worker(new URL('render-worker.mjs', import.meta.url), { workerData: file });
  try {
    const [answer] = await once(worker, 'message');
    return answer;
  } finally {
    await worker.terminate();
  }
}

/**
 * Builds the pages for Node and renders them there. Modules resolve as for a browser, which hydrates the result: on a server
 * the router would draw other boundaries.
 * @param {import('vite').ResolvedConfig} config
 */
async function render(config) {
  const outDir = await mkdtemp(join(config.root, 'node_modules', '.keepmark-prerender-'));
  try {
    await build({
      ...config.inlineConfig,
      root: config.root,
      configFile: false,
      mode: config.mode,
      logLevel: 'warn',
      plugins: [entryPlugin],
      resolve: { conditions: config.resolve.conditions },
      css: { postcss: config.css.postcss },
      ssr: { noExternal: true, target: 'webworker', resolve: { conditions: config.resolve.conditions } },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: 'pages.mjs' },
          // "use client" has no meaning here.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    });
    return await renderInThread(pathToFileURL(join(outDir, 'pages.mjs')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Renders the public pages at build time, and writes the empty page for every other path.
 * @param {{ variant: string }} site
 * @returns {import('vite').Plugin}
 */
export function pages({ variant }) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  let written = false;
  return {
    name: 'keepmark:pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!written || config.build.ssr) return;
        const folder = resolve(config.root, config.build.outDir);
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
        const css = (/** @type {string} */ path) => readFile(join(folder, path), 'utf8');
        const rendered = await render(config);
        await writeWebManifests({ root: config.root, outDir: folder, sites: rendered.sites });
        const common = { template, manifest, css, variant, site: rendered.site };
        await writeFile(join(folder, 'app.html'), await appPage(common, rendered));
        for (const page of rendered.pages) {
          const name = page.path === '/' ? 'index' : page.path.slice(1);
          await writeFile(join(folder, `${name}.html`), await sitePage(common, page));
        }
      },
    },
  };
}
