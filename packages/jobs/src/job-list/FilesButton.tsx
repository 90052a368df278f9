import { Icon } from '@keepmark/ui';
import { TargetButton } from '@keepmark/ui/list-header';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

export interface FilesButtonProps {
  /** On a phone, where its menu also has links. */
  isCompact: boolean;
}

/** The button for the menu of files, also while the menu loads. */
export function FilesButton({ isCompact, ...props }: FilesButtonProps & ButtonProps & ComponentPropsWithRef<'button'>) {
  if (isCompact) return <TargetButton label="More" icon="dots-vertical" {...props} />;
  return (
    <Button variant="default" rightSection={<Icon name="chevron-down" size="xs" />} {...props}>
      Files
    </Button>
  );
}
