import type { IconName } from './icon-names';

/** Paths of the icons that are drawn where they are. The other ones are in the sprite. */
export const drawnInPlace: Partial<Record<IconName, string>> = {};
