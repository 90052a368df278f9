/** The elided articles of French and Italian. */
const elided = /(?<!\p{L})(?:[dl]|qu|all|dall|dell|nell|sull)['’](?=\p{L})/giu;

/**
 * A name, and the same without elided articles. A key joins what an apostrophe parts ("lepi dor" for "L’Épi d’Or"), and
 * people also type "epi dor".
 */
export function withElisions(name: string): string[] {
  const without = name.replaceAll(elided, ' ');
  return without === name ? [name] : [name, without];
}
