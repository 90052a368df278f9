const uses = /href="\/(assets\/icons[^"#]*\.svg)#([^"]+)"/g;

/**
 * Puts the icons that a page shows into the page itself, so that they are painted with its words, and not a round trip
 * later. React leaves the addresses as they are when it hydrates; an icon that comes later is fetched as everywhere.
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
    if (!symbol) throw new Error(`The build's icons have no "${name}": run "pnpm --filter @keepmark/ui generate".`);
    // Apart from the ids of the page's own elements.
    return symbol.replace('id="', 'id="icon-');
  });
  return {
    html: html.replaceAll(uses, 'href="#icon-$2"'),
    symbols: `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`,
  };
}
