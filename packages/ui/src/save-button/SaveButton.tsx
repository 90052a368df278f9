import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

export interface SaveButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Whether there is nothing to save. */
  readonly isSaved: boolean;
}

/**
 * A button that does nothing once everything is saved, but stays focused. A `disabled` one would lose the focus, which
 * puts keyboard users back at the top of the page.
 */
export function SaveButton({ isSaved, onClick, ...props }: SaveButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSaved) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...props} aria-disabled={isSaved || undefined} data-disabled={isSaved || undefined} onClick={press} />
  );
}
