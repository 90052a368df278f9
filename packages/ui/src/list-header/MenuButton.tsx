import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './ListHeader.module.css';
import type { MenuEntry } from './menu-entry';

// A menu that floats weighs as much as a list.
const OpenMenu = lazy(() => import('./OpenMenu'));

export interface MenuButtonProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Shows the icon alone. */
  readonly icon?: IconName;
}

/** A button with a menu, which loads when the button is pressed. */
export function MenuButton({ label, entries, icon }: MenuButtonProps) {
  const [isRequested, setRequested] = useState(false);
  const button = { label, ...(icon && { icon }) };
  if (!isRequested) return <TargetButton {...button} aria-haspopup="menu" onClick={() => setRequested(true)} />;
  return (
    <Suspense fallback={<TargetButton {...button} loading />}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button, which had the focus */}
      <OpenMenu target={<TargetButton {...button} autoFocus />} entries={entries} />
    </Suspense>
  );
}

type TargetProps = ButtonProps & ComponentPropsWithRef<'button'> & { label: string; icon?: IconName };

/** The button of a menu, also while the menu loads. */
export function TargetButton({ label, icon, className: added = '', ...props }: TargetProps) {
  // A menu adds a class to its button.
  const className = `${classes[icon ? 'icon' : 'add']} ${added}`;
  if (icon) {
    return (
      <Button variant="default" aria-label={label} title={label} {...props} className={className}>
        <Icon name={icon} size="sm" />
      </Button>
    );
  }
  return (
    <Button leftSection={<Icon name="plus" size="sm" />} {...props} className={className}>
      {label}
    </Button>
  );
}
