import { Icon } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** The button for the menu of files, also while the menu loads. */
export function FilesButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="default" rightSection={<Icon name="chevron-down" size="xs" />} {...props}>
      Files
    </Button>
  );
}
