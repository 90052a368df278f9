import type { DataSource } from '@keepmark/contracts';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SourceNoteProps {
  readonly source: DataSource;
  /** What follows the source, such as its unit. */
  readonly children?: ReactNode;
}

/** Says where figures are from: "Source: BLS OEWS, May 2024." Our own table has no address and no period. */
export function SourceNote({ source: { name, period, url }, children }: SourceNoteProps) {
  return (
    <Text size="sm" c="dimmed">
      Source:{' '}
      {url ? (
        <Anchor inherit href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </Anchor>
      ) : (
        name
      )}
      {period ? `, ${period}` : ''}.{children ? <> {children}</> : null}
    </Text>
  );
}
