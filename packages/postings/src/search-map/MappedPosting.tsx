import type { MapPoint } from '@keepmark/map';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { webAddress } from '@keepmark/contracts';
import { postingFacts } from '../posting-facts';
import { SaveJobButton } from '../posting/SaveJobButton';
import { useOpenPosting } from '../postings-api';
import { useSavedPostings } from '../saved-postings';
import classes from './MappedPosting.module.css';

/** The posting selected on the map. Its facts load when it is selected. */
export function MappedPosting({ id, label, detail }: Pick<MapPoint, 'id' | 'label' | 'detail'>) {
  const { data: posting, error } = useOpenPosting(id);
  const { mark, save } = useSavedPostings();
  const marked = useMemo(() => posting && mark(posting), [posting, mark]);
  const url = posting ? webAddress(posting.url) : undefined;
  return (
    <>
      <Text fw={600}>{label}</Text>
      <Text size="sm">{detail}</Text>
      {posting ? <Text size="sm">{postingFacts(posting).join(' · ')}</Text> : null}
      {posting === null ? <Text size="sm">This posting has closed.</Text> : null}
      {error ? <Text size="sm">{error.message}</Text> : null}
      {marked ? (
        <div className={classes['actions']}>
          <SaveJobButton posting={marked} onSave={save} size="compact-sm" />
          {url ? (
            <Anchor size="sm" href={url} target="_blank" rel="noopener noreferrer">
              Original posting
            </Anchor>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
