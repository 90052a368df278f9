import { sizeText } from '@keepmark/app-shell/size-text';
import { plural } from '@keepmark/ui/words';
import { Alert, Stack, Switch, Text } from '@mantine/core';
import { Failure } from '../Failure';
import type { SyncControl, SyncFiles, SyncStorage } from '../sync-control';
import { useAction } from '../use-action';

interface SyncedFilesProps {
  readonly control: SyncControl;
  readonly files: SyncFiles;
  readonly storage: SyncStorage | undefined;
}

/** Which kinds of files this device syncs, and how far they are. */
export function SyncedFilesSettings({ control, files, storage }: SyncedFilesProps) {
  const { run, failure } = useAction((kind: string, isOn: boolean) => control.setFileKind(kind, isOn));
  return (
    <>
      <FilesNote files={files} storage={storage} />
      <Stack gap="sm">
        {files.kinds.map(({ kind, label, isOn }) => (
          <Switch
            key={kind}
            label={label}
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => run(kind, checked)}
          />
        ))}
      </Stack>
      {failure === '' ? null : <Failure text={failure} />}
      <Text aria-live="polite">{statusText(files)}</Text>
      {storage ? (
        <Text size="sm" c="dimmed">
          {sizeText(storage.fileBytes)} of {sizeText(storage.fileLimitBytes)} used on the server.
        </Text>
      ) : null}
    </>
  );
}

function statusText({ toSend, toGet, damaged, tooLarge }: SyncFiles): string {
  const coming = toGet - damaged;
  const parts = [
    toSend > 0 ? `${plural(toSend, 'file')} to send.` : '',
    coming > 0
      ? `${plural(coming, 'file isn’t', 'files aren’t')} here yet. Open this site on the device that has them.`
      : '',
    damaged > 0
      ? `${plural(damaged, 'file', 'files')} came back damaged, so nothing of ${damaged === 1 ? 'it' : 'them'} was saved here. The device that has ${damaged === 1 ? 'it' : 'them'} still does.`
      : '',
    tooLarge > 0 ? `${plural(tooLarge, 'file is', 'files are')} too large to sync, and only here.` : '',
  ];
  return parts.filter(Boolean).join(' ') || 'All files are up to date.';
}

function FilesNote({ files, storage }: Pick<SyncedFilesProps, 'files' | 'storage'>) {
  if (!files.isFull && !files.isBrowserFull) return null;
  const limit = storage ? ` (${sizeText(storage.fileLimitBytes)})` : '';
  return (
    <Alert
      role="note"
      variant="light"
      color="warning"
      title={files.isFull ? 'No space left for files on the server' : 'This browser couldn’t save a file'}
    >
      <Text size="sm">
        {files.isFull
          ? `The server’s limit is reached${limit}. Files that aren’t sent stay in this browser, and everything else goes on syncing. Turn off a kind here, or delete photos or files that you don’t need.`
          : 'Free up some space on this device. The file is still on the server, and we try again.'}
      </Text>
    </Alert>
  );
}
