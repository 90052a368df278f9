/**
 * @typedef {object} Common
 * @property {string} template the built index.html
 * @property {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest Vite's
 * @property {(path: string) => Promise<string>} css reads a style sheet of the build
 * @property {string} variant
 * @property {{ siteName: string, title: string, description: string, keywords: readonly string[] }} site
 *
 * @typedef {{ path: string, title: string, description: string, module: string, html: string }} RenderedPage
 */

const escapes = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
/** @param {string} text */
const escape = (text) => text.replaceAll(/[&"<>]/g, (sign) => escapes[/** @type {keyof typeof escapes} */ (sign)]);

const loading = '<output class="keepmark-boot" aria-label="Loading"></output>';

/**
 * Clears what was rendered when it is not what this visitor will see: the server sent it for another path, turned the
 * site into the other variant, or somebody is signed in and on the way to their own screens.
 */
const checkScript = `(()=>{
  const root=document.getElementById('root'),page=root.dataset.page;
  const asked=document.querySelector('meta[name="keepmark-variant"]')?.content??'';
  let known=false;
  try{known=page==='/'&&/^(?:fresh|settled)$/.test(localStorage.getItem('keepmark-session'))}catch{}
  if(page!==location.pathname||known||(asked!==root.dataset.variant&&(asked==='jobs'||asked==='places'))){
    root.removeAttribute('data-page');
    root.innerHTML='${loading}';
  }
})()`.replaceAll(/\n\s*/g, '');

/** @param {Common['manifest']} manifest @param {string} ending */
function chunksOf(manifest, ending) {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined)
    throw new Error(`The build has no chunk of ${ending}: name the page's module in static-pages.ts.`);
  const chunks = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk) || name === 'index.html') return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return /** @type {{ file: string, css?: string[] }[]} */ ([...chunks]);
}

/**
 * Puts style sheets into the page, so that it can be painted without another round trip. The links stay, switched off:
 * they tell the module loader that these styles are there already.
 * @param {Common} common @param {readonly string[]} paths
 */
async function inlineStyles({ css }, paths) {
  const sheets = await Promise.all(
    paths.map(
      async (path) => `<style>${(await css(path)).trim()}</style><link rel="stylesheet" href="/${path}" disabled>`,
    ),
  );
  return sheets.join('');
}

/**
 * @param {Common} common
 * @param {{ title: string, description: string, root: string, page?: string, extra?: string, styles?: string[] }} parts
 */
async function assemble(common, { title, description, root, page, extra = '', styles = [] }) {
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
  const check = page === undefined ? '' : `<script>${checkScript}</script>`;
  return entryStyles
    .reduce((html, [link]) => html.replace(link, ''), template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>${meta}`)
    .replace('</head>', () => `${extra}${inlined}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${root}</div>${check}`);
}

/** The page that every path starts from that has none of its own. @param {Common} common */
export const appPage = (common) =>
  assemble(common, { title: common.site.siteName, description: common.site.description, root: loading });

/** A page that was rendered at build time. @param {Common} common @param {RenderedPage} page */
export async function sitePage(common, page) {
  const chunks = chunksOf(common.manifest, page.module);
  const preloads = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return assemble(common, {
    title: page.title,
    description: page.description,
    root: page.html,
    page: page.path,
    extra: preloads.filter((link) => !common.template.includes(link)).join(''),
    styles: chunks.flatMap(({ css = [] }) => css),
  });
}
