import { oldBrowserScript } from '@keepmark/first-paint/old-browser-script';
import { checkScript, loading, stylesScript } from '@keepmark/first-paint/page-scripts';
import { preloadScript } from '@keepmark/first-paint/preload-script';
import { snapshotLookupScript, snapshotScript, snapshotStyle } from '@keepmark/first-paint/snapshot-script';
import { firstVisitScript, startScript, typedScript, wordsFirstStyle } from '@keepmark/first-paint/start-script';
import { browsersInWords } from './browsers.mjs';
import { inlineIcons } from './inline-icons.mjs';

/**
 * @typedef {object} Common
 * @property {string} template the built index.html
 * @property {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest Vite's
 * @property {(path: string) => Promise<string>} css reads a style sheet, or another text, of the build
 * @property {string} variant
 * @property {{ siteName: string, title: string, description: string, keywords: readonly string[] }} site
 *
 * @typedef {{ path: string, title: string, description: string, module: string, html: string }} RenderedPage
 */

const escapes = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
/** @param {string} text */
const escape = (text) => text.replaceAll(/[&"<>]/g, (sign) => escapes[/** @type {keyof typeof escapes} */ (sign)]);

const oldBrowser = `<script>${oldBrowserScript(browsersInWords())}</script>`;

/** @param {Common['manifest']} manifest @param {string} ending */
function chunksOf(manifest, ending) {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined)
    throw new Error(`The build has no chunk of ${ending}. Set the page's module in static-pages.ts.`);
  const chunks = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk) || (name === 'index.html' && name !== key)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return /** @type {{ file: string, css?: string[] }[]} */ ([...chunks]);
}

/**
 * Puts style sheets into the page, so that it paints without another round trip.
 * @param {Common} common @param {readonly string[]} paths
 */
async function inlineStyles({ css }, paths) {
  const sheets = await Promise.all(
    [...new Set(paths)].map(async (path) => `<style data-href="/${path}">${(await css(path)).trim()}</style>`),
  );
  return `${sheets.join('')}<script>${stylesScript}</script>`;
}

/**
 * @param {Common} common
 * @param {{ title: string, description: string, root: string, page?: string, end?: string, styles?: string[] }} parts
 */
async function assemble(common, { title, description, root, page, end = '', styles = [] }) {
  const { template, site, variant } = common;
  const entryStyles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const meta = [
    `<meta name="description" content="${escape(description)}">`,
    `<meta name="keywords" content="${escape(site.keywords.join(', '))}">`,
    `<meta property="og:site_name" content="${escape(site.siteName)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
  ].join('');
  const inlined = await inlineStyles(common, [...entryStyles.map(([, path = '']) => path), ...styles]);
  const attributes = page === undefined ? '' : ` data-page="${page}" data-variant="${variant}"`;
  return entryStyles
    .reduce((html, [link]) => html.replace(link, ''), template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>${meta}`)
    .replace('</head>', () => `${inlined}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${root}</div>${end}`);
}

/**
 * Removes the scripts from the head of a built page.
 * @param {string} template @returns {{ rest: string, scripts: string[] }}
 */
function withoutScripts(template) {
  const tags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  return { rest: template.replaceAll(tags, ''), scripts: template.match(tags) ?? [] };
}

/**
 * The page for every path without one of its own. Its script starts once a snapshot of the screen is shown, if there is one.
 * Its files are fetched before.
 * @param {Common} common @param {import('@keepmark/first-paint/preload-script').Screens} screens
 */
export function appPage(common, { mainScreens, signedInModules }) {
  const chunks = new Set(chunksOf(common.manifest, 'index.html'));
  const beside = (/** @type {string} */ module) =>
    chunksOf(common.manifest, module).filter((chunk) => !chunks.has(chunk));
  const script = preloadScript({ mainScreens, signedInModules }, beside, common.variant);
  const { rest, scripts } = withoutScripts(common.template);
  const preloads = [...chunks].map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const head = `${preloads}<style>${snapshotStyle}</style><script>${script}</script></head>`;
  const lookup = `<script>${snapshotLookupScript}</script>`;
  const template = rest.replace('</head>', () => head).replace(/<meta charset=[^>]*>/, (charset) => charset + lookup);
  const { siteName: title, description } = common.site;
  const start = scripts.filter((tag) => tag.startsWith('<script')).join('');
  const end = `<template id="keepmark-start">${start}</template>${oldBrowser}<script>${snapshotScript}</script>`;
  return assemble({ ...common, template }, { title, description, root: loading, end });
}

/** A prerendered page, which paints before its scripts load. @param {Common} common @param {RenderedPage} page */
export async function sitePage(common, page) {
  const chunks = chunksOf(common.manifest, page.module);
  const { rest, scripts } = withoutScripts(common.template);
  const preloads = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const parts = [...new Set([...scripts, ...preloads])].join('');
  const template = rest.replace(
    '</head>',
    () => `<style>${wordsFirstStyle}</style><script>${firstVisitScript}</script></head>`,
  );
  const { html, symbols } = await inlineIcons(page.html, common.css);
  const scriptOfFields = /<(?:input|textarea)\b/.test(html) ? `<script>${typedScript}</script>` : '';
  return assemble(
    { ...common, template },
    {
      title: page.title,
      description: page.description,
      root: html,
      page: page.path,
      end: `${symbols}<script>${checkScript}</script>${scriptOfFields}<template id="keepmark-start">${parts}</template>${oldBrowser}<script>${startScript}</script>`,
      styles: chunks.flatMap(({ css = [] }) => css),
    },
  );
}
