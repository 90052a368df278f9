import type { IconName } from '@keepmark/ui';

/** One screenshot for a wide screen, and one for a phone. */
export interface PictureFiles {
  readonly wide: string;
  readonly phone: string;
}

/** A screenshot of the product, in both display modes. */
export interface HomePicture {
  /** What is to be seen, for whoever does not see it. */
  readonly alt: string;
  readonly light: PictureFiles;
  readonly dark: PictureFiles;
}

/** One thing that the product does, with a picture of it doing so. */
export interface Story {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly picture: HomePicture;
}

/** What a home page says. */
export interface HomeContent {
  readonly headline: string;
  readonly lead: string;
  readonly facts: string;
  /** Where whoever signs in from here begins; unless it says, where the site leads everybody. */
  readonly start?: string;
  readonly picture: HomePicture;
  readonly stories: readonly Story[];
  readonly promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
  readonly invitation: string;
}
