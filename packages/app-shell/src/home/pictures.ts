import type { HomePicture } from './home-content';

/**
 * Names the screenshots of one site's home page. A page loads the addresses of all that it globs.
 * @param files addresses of the files in pictures/, by their paths
 * @returns the picture of a name: for wide screens and phones, in both display modes
 */
export function picturesIn(files: Readonly<Record<string, string>>): (name: string, alt: string) => HomePicture {
  const file = (name: string): string => {
    const url = files[`./pictures/${name}.avif`];
    if (url === undefined)
      throw new Error(`There is no picture ${name}.avif: take it with "pnpm --filter @keepmark/e2e pictures".`);
    return url;
  };
  return (name, alt) => ({
    alt,
    light: { wide: file(`${name}-light`), phone: file(`${name}-phone-light`) },
    dark: { wide: file(`${name}-dark`), phone: file(`${name}-phone-dark`) },
  });
}
