const uses = /href="\/(assets\/icons[^"#]*\.svg)#([^"]+)"/g;

/**
 * Puts the icons of a page into its HTML, so that they are painted together with its text, not a round trip later. React
 * leaves the addresses as they are when it hydrates. Icons that come later are fetched as usual.
 * @param {string} html @param {(path: string) => Promise<string>} read reads a file of the build
 */
export async function inlineIcons(html, read) {
  const found = [...html.matchAll(uses)];
  const sprite = found[0]?.[1];
  if (sprite === undefined) return { html, symbols: '' };
  const all = await read(sprite);
  const names = new Set(found.map(([, , name = '']) => name));
  const symbols = [...names].map((name) => {
    const symbol = all.match(new RegExp(`<symbol id="${name}"[\\s\\S]*?</symbol>`))?.[0];
    if (!symbol) throw new Error(`The build has no icon "${name}". Run "pnpm --filter @keepmark/ui generate".`);
    // So that it can't clash with the ids of the page's own elements.
    return symbol.replace('id="', 'id="icon-');
  });
  return {
    html: html.replaceAll(uses, 'href="#icon-$2"'),
    symbols: `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`,
  };
}
