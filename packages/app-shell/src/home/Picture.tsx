import type { HomePicture, PictureFiles } from './home-content';
import classes from './Picture.module.css';

/** Pixels of the files in pictures/. */
const wideSize = { width: 1100, height: 720 } as const;
const phoneSize = { width: 390, height: 600 } as const;
const phoneMedia = '(max-width: 56.24em)';

interface OneModeProps {
  alt: string;
  files: PictureFiles;
  className: string | undefined;
}

function OneMode({ alt, files, className }: OneModeProps) {
  return (
    <picture className={className}>
      <source media={phoneMedia} srcSet={files.phone} {...phoneSize} />
      <img alt={alt} src={files.wide} {...wideSize} loading="lazy" decoding="async" />
    </picture>
  );
}

/**
 * A picture in the display mode of the page. Both are in it, because the mode is not known when the page is rendered;
 * the browser loads the one that is shown.
 */
export function Picture({ alt, light, dark }: HomePicture) {
  return (
    <div className={classes['frame']}>
      <OneMode alt={alt} files={light} className={classes['light']} />
      <OneMode alt={alt} files={dark} className={classes['dark']} />
    </div>
  );
}
