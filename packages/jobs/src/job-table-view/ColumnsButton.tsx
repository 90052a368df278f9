import { Icon } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

/** Opens the choice of columns. It's there, disabled, before that has loaded, so that nothing moves when it comes. */
export function ColumnsButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button variant="default" size="compact-md" leftSection={<Icon name="columns" size="xs" />} {...props}>
      Columns
    </Button>
  );
}
