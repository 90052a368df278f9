/** The elided articles of French and Italian. */
const elided = /(?<!\p{L})([dl]|qu|all|dall|dell|nell|sull)['’](?=\p{L})/giu;

/**
 * A name, and the same with elided articles apart. A key joins what an apostrophe parts ("lepi dor" for "L’Épi d’Or"), and
 * people also type "epi dor" or "l epi d or".
 */
export function withElisions(name: string): string[] {
  const apart = name.replaceAll(elided, '$1 ');
  return apart === name ? [name] : [name, apart];
}
