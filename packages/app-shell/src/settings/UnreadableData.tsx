import { plural } from '@keepmark/ui/words';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { forgetRescued, type Health } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, useConfirm } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { atTime, fileDay } from './data-formats';

/** Longer lists are cut here; the file has everything. */
const listed = 5;

interface UnreadableDataProps {
  readonly pieces: Health['rescued'];
  readonly onChanged: () => void;
}

/** Lists data that couldn't be read and was set aside, to download and then delete. */
export function UnreadableData({ pieces, onChanged }: UnreadableDataProps) {
  const database = useDatabase();
  const confirm = useConfirm();
  if (pieces.length === 0) return null;

  const download = () => {
    downloadFile(`keepmark-rescued-${fileDay()}.json`, JSON.stringify(pieces, null, 2), 'application/json');
  };
  const deleteAll = async () => {
    const confirmed = await confirm({
      title: 'Delete unreadable data?',
      message: `This permanently deletes ${plural(pieces.length, 'part', 'parts')} of your data that we couldn’t read. Download first if you might need it.`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!confirmed) return;
    for (const { key } of pieces) forgetRescued(database, key);
    onChanged();
    notify.success('Unreadable data deleted.');
  };

  return (
    <Alert
      w="100%"
      role="note"
      variant="light"
      color="warning"
      icon={<Icon name="alert-triangle" size="sm" />}
      title={`We couldn’t read ${plural(pieces.length, 'part', 'parts')} of your data`}
    >
      <Text size="sm">Nothing was deleted. We set it aside as it was, and everything else opened.</Text>
      <List size="sm" my="xs">
        {pieces.slice(0, listed).map(({ key, from, atMs, reason }) => (
          <List.Item key={key}>
            {reason} {from}, {atTime(atMs)}
          </List.Item>
        ))}
        {pieces.length > listed ? <List.Item>{pieces.length - listed} more</List.Item> : null}
      </List>
      <Group gap="sm">
        <Button variant="default" size="xs" leftSection={<Icon name="download" size="xs" />} onClick={download}>
          Download
        </Button>
        <Button variant="subtle" color="error" size="xs" onClick={() => void deleteAll()}>
          Delete
        </Button>
      </Group>
    </Alert>
  );
}
