import type { IconName } from '@keepmark/ui';

/** One screenshot for a wide screen, and one for a phone. */
export interface PictureFiles {
  readonly wide: string;
  readonly phone: string;
}

/** A screenshot of the product, in both display modes. */
export interface HomePicture {
  /** What the picture shows, for people who can't see it. */
  readonly alt: string;
  readonly light: PictureFiles;
  readonly dark: PictureFiles;
}

/** One thing the product does, with a picture of it. */
export interface Story {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly picture: HomePicture;
}

/** The text and pictures of a home page. */
export interface HomeContent {
  readonly headline: string;
  readonly lead: string;
  readonly facts: string;
  /** The first screen for people who sign in from here; the site's usual one by default. */
  readonly start?: string;
  readonly picture: HomePicture;
  readonly stories: readonly Story[];
  readonly promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
  readonly invitation: string;
}
