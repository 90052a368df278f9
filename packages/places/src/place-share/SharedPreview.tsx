import { plural } from '@keepmark/ui/words';
import { Alert, Card, List, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { placeAddress } from '../place';
import { importedPlace } from '../place-import/imported-place';
import { readLink } from './share-link';
import classes from './SharedPreview.module.css';

const sharedPath = '/places/shared#';
const shownCount = 5;

/** Shows a signed-out visitor what a shared link holds. Renders nothing for other paths. */
export function SharedPreview({ path }: { readonly path: string }) {
  const read = useMemo(
    () => (path.startsWith(sharedPath) ? readLink(path.slice(sharedPath.length)) : undefined),
    [path],
  );
  if (!read) return null;
  if ('problem' in read) {
    return (
      <div className={classes['preview']}>
        <Alert color="warning" role="alert" title="We couldn’t open this link">
          {read.problem}
        </Alert>
      </div>
    );
  }
  const { title, places } = read.shared;
  const shown = places
    .slice(0, shownCount)
    .map(importedPlace)
    .flatMap((entry) => ('values' in entry ? [entry.values] : []));
  const more = places.length - shown.length;
  return (
    <section className={classes['preview']} aria-label="Shared places">
      <Card withBorder>
        <Title order={2} size="h4">
          Shared with you: {title || plural(places.length, 'place')}
        </Title>
        <List spacing={4} mt="xs" className={classes['places']}>
          {shown.map((place, index) => (
            // Two places may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <List.Item key={index}>
              {place.name}{' '}
              <Text span size="sm" c="dimmed">
                {placeAddress({ address: '', city: '', state: '', country: '', ...place })}
              </Text>
            </List.Item>
          ))}
        </List>
        {more > 0 ? <Text size="sm">and {plural(more, 'more place')}</Text> : null}
        <Text size="sm" c="dimmed" mt="xs">
          Sign in to see {places.length === 1 ? 'it' : 'them'} on a map and save {places.length === 1 ? 'it' : 'them'}.
        </Text>
      </Card>
    </section>
  );
}
