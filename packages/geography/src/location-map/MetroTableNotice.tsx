import type { MetroAreas } from '@keepmark/contracts';
import { Text } from '@mantine/core';

/** Which table of metro areas a screen shows. */
export function MetroTableNotice({ table }: Pick<MetroAreas, 'table'>) {
  return (
    <Text size="sm" c="dimmed">
      {table === 'official'
        ? 'From the official table of the US Census Bureau.'
        : 'From a table written by hand: the 100 largest metro areas. The operator can load the official one.'}
    </Text>
  );
}
