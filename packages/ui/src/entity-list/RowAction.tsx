import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';

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

const quiet = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
const elsewhere = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/** An icon at the end of a row: a button or a link. */
export function RowAction({ icon, label, href, ...props }: RowActionProps) {
  const image = <Icon name={icon} size="sm" />;
  if (href === undefined) {
    return (
      <ActionIcon {...quiet} {...props} aria-label={label}>
        {image}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon {...quiet} {...elsewhere} href={href} title={props.title} aria-label={label}>
      {image}
    </ActionIcon>
  );
}
