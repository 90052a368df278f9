import { createContext } from 'react';
import type { IconName } from './icon-names';

/** Paths of the icons that are drawn where they are. The other ones are in the sprite. */
export const IconPaths = createContext<Partial<Record<IconName, string>>>({});
