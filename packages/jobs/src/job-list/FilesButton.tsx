import { Icon } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** What opens the menu of files, before it has loaded and after. */
export function FilesButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="default" rightSection={<Icon name="chevron-down" size="xs" />} {...props}>
      Files
    </Button>
  );
}
