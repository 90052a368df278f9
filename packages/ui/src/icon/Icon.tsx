import { use } from 'react';
import classes from './Icon.module.css';
import { type IconName, iconNames } from './icon-names';
import { IconPaths } from './icon-paths';
import spriteUrl from './icons.gen.svg';

/** The specification's sentence (section 5) for an icon without a name. */
class IconNameMissingError extends Error {
  override readonly name = 'IconNameMissingError';
  constructor() {
    super("Icon prop 'name' is required.");
  }
}

/** The specification's sentence (section 5) for a name that is not in `iconNames`. */
class IconNotAvailableError extends Error {
  override readonly name = 'IconNotAvailableError';
  constructor(iconName: string) {
    super(`Icon ${iconName} is not available.`);
  }
}

/** Pixels (section 9 of the specification). */
const iconSizes = { xs: 18, sm: 20, md: 24, lg: 30 } as const;
const defaultSize = 22;
const known: ReadonlySet<string> = new Set(iconNames);

export type IconProps = {
  name: IconName;
  size?: keyof typeof iconSizes;
  /** What the icon means, where no text beside it says so. Without it the icon is decoration, hidden from readers. */
  label?: string;
};

/**
 * A line icon in the color of the text around it.
 * @throws IconNameMissingError, IconNotAvailableError
 */
export function Icon({ name, size, label }: IconProps) {
  if (!name) throw new IconNameMissingError();
  if (!known.has(name)) throw new IconNotAvailableError(name);
  const path = use(IconPaths)[name];
  const pixels = size ? iconSizes[size] : defaultSize;
  return (
    <svg
      className={classes['icon']}
      width={pixels}
      height={pixels}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {path ? <path d={path} /> : <use href={`${spriteUrl}#${name}`} />}
    </svg>
  );
}
