import type { DataSource } from '@keepmark/contracts';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SourceNoteProps {
  readonly source: DataSource;
  /** Text after the source, such as the unit. */
  readonly children?: ReactNode;
}

/** The source of figures: "Source: BLS OEWS, May 2024." Our own table has no URL and no period. */
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
