import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Button, FileButton, List, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './ImportPage.module.css';

export interface ChooseFileProps {
  /** Why the previous file couldn't be read. */
  problem: string | undefined;
  onChoose: (file: File) => void;
}

const accepted = '.kml,.kmz,.gpx,.geojson,.json,.csv,.tsv,.txt';

/** Takes a file that is chosen or dropped, and explains where to get one. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      {problem ? (
        <Alert color="error" role="alert" title="Nothing was imported" icon={<Icon name="alert-circle" />}>
          {problem}
        </Alert>
      ) : null}
      {/* Dropping a file does the same as the button. */}
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
          const [file] = event.dataTransfer.files;
          if (file) onChoose(file);
        }}
      >
        <Icon name="database-import" size="lg" />
        <Text>Drop a KML, KMZ, GPX, GeoJSON or CSV file here, or</Text>
        <FileButton accept={accepted} onChange={(file) => file && onChoose(file)}>
          {(props) => <Button {...props}>Choose file</Button>}
        </FileButton>
        <Text size="sm" c="dimmed">
          The file stays on this device. You'll see a preview before anything is saved.
        </Text>
      </div>
      <div>
        <Text fw={600}>Where to get a file</Text>
        <List spacing="xs" mt="xs">
          <List.Item>
            <b>Google Maps:</b> at{' '}
            <Anchor href="https://takeout.google.com/" target="_blank" rel="noopener noreferrer">
              takeout.google.com
            </Anchor>{' '}
            choose “Maps (your places)” and “Saved”. Unzip the download and choose “Saved Places.json” or the CSV file
            of a list.
          </List.Item>
          <List.Item>
            <b>Google My Maps:</b> open the map's menu and choose “Export to KML/KMZ”.
          </List.Item>
          <List.Item>
            <b>Organic Maps, OsmAnd, Garmin and others:</b> share or export your bookmarks as KML, KMZ or GPX.
          </List.Item>
          <List.Item>
            <b>A spreadsheet:</b> save it as CSV. You can match its columns next.
          </List.Item>
        </List>
      </div>
    </>
  );
}
