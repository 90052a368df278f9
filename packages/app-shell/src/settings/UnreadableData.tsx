import { Alert, Button, Group, List, Text } from '@mantine/core';
import { forgetRescued, type Health } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, useConfirm } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { atTime, fileDay, inWords } from './kept-formats';

/** So many are listed; the file has them all. */
const listed = 5;

interface RescuedPiecesProps {
  readonly pieces: Health['rescued'];
  readonly onChanged: () => void;
}

/** What could not be read and was put aside: to be downloaded, and then let go. */
export function RescuedPieces({ pieces, onChanged }: RescuedPiecesProps) {
  const database = useDatabase();
  const confirm = useConfirm();
  if (pieces.length === 0) return null;

  const download = () => {
    downloadFile(`keepmark-rescued-${fileDay()}.json`, JSON.stringify(pieces, null, 2), 'application/json');
  };
  const forget = async () => {
    const confirmed = await confirm({
      title: 'Delete what was put aside?',
      message: `${inWords(pieces.length, 'piece', 'pieces')} that could not be read will be gone for good. Download them first if you may need them.`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!confirmed) return;
    for (const { key } of pieces) forgetRescued(database, key);
    onChanged();
    notify.success('What was put aside is deleted.');
  };

  return (
    <Alert
      w="100%"
      role="note"
      variant="light"
      color="warning"
      icon={<Icon name="alert-triangle" size="sm" />}
      title={`${inWords(pieces.length, 'piece', 'pieces')} of your data could not be read`}
    >
      <Text size="sm">Nothing was thrown away: each is kept as it was found, and everything else opened.</Text>
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
        <Button variant="subtle" color="error" size="xs" onClick={() => void forget()}>
          Delete
        </Button>
      </Group>
    </Alert>
  );
}
