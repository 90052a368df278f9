const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Takes one layer of escaping off HTML that was escaped as a whole: `&lt;p&gt;` becomes `<p>`, `&amp;nbsp;` `&nbsp;`.
 * Other entities belong to the HTML inside and stay.
 */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}
