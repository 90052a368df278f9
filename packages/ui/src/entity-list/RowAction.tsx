import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import list from './entity-list.module.css';

export interface RowActionProps {
  icon: IconName;
  /** What it does, with the name of the row: "Delete Acme". */
  label: string;
  /** Shown when the pointer rests on it. */
  title?: string;
  /** A page elsewhere, which opens in a tab of its own. */
  href?: string;
  /** A link inside the site: returns it with these props. */
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
  onClick?: () => void;
}

/**
 * An icon at the end of a row: a button or a link. Looks like a subtle `ActionIcon`, without its cost: a list renders sixty of
 * these on each key press in its filter.
 */
export function RowAction({ icon, label, href, title, renderRoot, onClick }: RowActionProps) {
  const image = <Icon name={icon} size="sm" />;
  const props = { className, title, 'aria-label': label, 'data-ripple': true };
  if (renderRoot) return renderRoot({ ...props, children: image });
  if (href === undefined) {
    return (
      <button {...props} type="button" onClick={onClick}>
        {image}
      </button>
    );
  }
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      {image}
    </a>
  );
}

const className = `${list['action']} mantine-active mantine-focus-auto`;
