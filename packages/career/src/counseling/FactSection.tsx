import { ErrorLine } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './FactSection.module.css';
import { Waiting } from './Waiting';

export interface FactSectionProps<Data> {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The text without data: "No tasks on file for this occupation." */
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A section of facts from the server. It loads, fails, or is empty independently of the others. */
export function FactSection<Data>({ title, query, empty, isEmpty, children }: FactSectionProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <Section title={title} className={classes['section']}>
      {data === undefined && !error ? <Waiting label={title} /> : null}
      {error ? <ErrorLine message={error.message} onRetry={() => void refetch()} /> : null}
      {data !== undefined && isEmpty(data) ? <Text c="dimmed">{empty}</Text> : null}
      {data !== undefined && !isEmpty(data) ? children(data) : null}
    </Section>
  );
}
