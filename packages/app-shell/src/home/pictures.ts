import type { HomePicture } from './home-content';

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' });

function file(name: string): string {
  const url = files[`./pictures/${name}.avif`];
  if (url === undefined)
    throw new Error(`There is no picture ${name}.avif: take it with "pnpm --filter @keepmark/e2e pictures".`);
  return url;
}

/** A screenshot of the product, by its name in pictures/: for wide screens and phones, in both display modes. */
export const picture = (name: string, alt: string): HomePicture => ({
  alt,
  light: { wide: file(`${name}-light`), phone: file(`${name}-phone-light`) },
  dark: { wide: file(`${name}-dark`), phone: file(`${name}-phone-dark`) },
});
