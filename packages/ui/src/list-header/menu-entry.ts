import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names';

/** One line of a menu: a link or a button. */
export interface MenuEntry {
  readonly label: string;
  readonly icon?: IconName;
  /** A link inside the site: returns it with these props. */
  readonly renderRoot?: (props: Record<string, unknown>) => ReactNode;
  readonly onClick?: () => void;
}
