import type { HomePicture, PictureFiles } from './home-content';
import classes from './Picture.module.css';

/** Sizes of the files in pictures/, in pixels. */
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
 * A picture that matches the page's display mode. The markup holds both, because the mode isn't known when the page is
 * rendered; the browser loads only the one it shows.
 */
export function Picture({ alt, light, dark }: HomePicture) {
  return (
    <div className={classes['frame']}>
      <OneMode alt={alt} files={light} className={classes['light']} />
      <OneMode alt={alt} files={dark} className={classes['dark']} />
    </div>
  );
}
