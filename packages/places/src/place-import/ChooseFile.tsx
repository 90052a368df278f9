import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Button, FileButton, Group, List, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { droppedFiles, folderFiles } from './dropped-files';
import classes from './ImportPage.module.css';
import { placeFileEndings } from './wanted-files';

export interface ChooseFileProps {
  /** Why the previous files couldn't be read. */
  problem: string | undefined;
  onChoose: (files: readonly File[]) => void;
}

const accepted = [...placeFileEndings, 'zip'].map((ending) => `.${ending}`).join(',');

/** Takes files and folders that are chosen or dropped, and explains where to get them. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const folderInput = useRef<HTMLInputElement>(null);
  const choose = (files: readonly File[]) => {
    setIsEmpty(files.length === 0);
    if (files.length > 0) onChoose(files);
  };
  const message = isEmpty ? 'There are no files with places in this folder. Choose another one.' : problem;
  return (
    <>
      {message ? (
        <Alert color="error" role="alert" title="Nothing was imported" icon={<Icon name="alert-circle" />}>
          {message}
        </Alert>
      ) : null}
      {/* Dropping files does the same as the buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classes['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void droppedFiles(event.dataTransfer).then(choose);
        }}
      >
        <Icon name="database-import" size="lg" />
        <Text>Drop files, a folder, or a whole Google Takeout ZIP here, or</Text>
        <Group gap="xs" justify="center">
          <FileButton multiple accept={accepted} onChange={(files) => files.length > 0 && onChoose(files)}>
            {(props) => <Button {...props}>Choose files</Button>}
          </FileButton>
          <Button variant="default" onClick={() => folderInput.current?.click()}>
            Choose folder
          </Button>
        </Group>
        <input
          ref={folderInput}
          type="file"
          hidden
          aria-label="Folder"
          {...{ webkitdirectory: '' }}
          onChange={({ currentTarget }) => choose(folderFiles(currentTarget.files ?? []))}
        />
        <Text size="sm" c="dimmed">
          KML, KMZ, GPX, GeoJSON, CSV, XLSX, or ZIP. The files stay on this device, and you’ll see a preview before
          anything is saved.
        </Text>
      </div>
      <WhereToGetFiles />
    </>
  );
}

function WhereToGetFiles() {
  return (
    <div>
      <Text fw={600}>Where to get a file</Text>
      <List spacing="xs" mt="xs">
        <List.Item>
          <b>Google Maps:</b> at{' '}
          <Anchor href="https://takeout.google.com/" target="_blank" rel="noopener noreferrer">
            takeout.google.com
          </Anchor>{' '}
          choose “Maps (your places)” and “Saved”, and choose the ZIP file here. Each list becomes a group.
        </List.Item>
        <List.Item>
          <b>Google My Maps:</b> open the map’s menu and choose “Export to KML/KMZ”.
        </List.Item>
        <List.Item>
          <b>Organic Maps, OsmAnd, Garmin, and others:</b> share or export your bookmarks and tracks as KML, KMZ, or
          GPX.
        </List.Item>
        <List.Item>
          <b>A spreadsheet:</b> choose the Excel file (.xlsx), or save it as CSV. You can match its columns next.
        </List.Item>
      </List>
    </div>
  );
}
