import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Button, FileButton, List, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './ImportPage.module.css';

export interface ChooseFileProps {
  /** Why the file before was not read. */
  problem: string | undefined;
  onChoose: (file: File) => void;
}

const accepted = '.kml,.kmz,.gpx,.geojson,.json,.csv,.tsv,.txt';

/** Takes a file by choosing or dropping it, and says where one comes from. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      {problem ? (
        <Alert color="error" role="alert" title="Nothing was imported" icon={<Icon name="alert-circle" />}>
          {problem}
        </Alert>
      ) : null}
      {/* Dropping is a second way to what the button does. */}
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
          {(props) => <Button {...props}>Choose a file</Button>}
        </FileButton>
        <Text size="sm" c="dimmed">
          It is read on this device and sent nowhere. You see what will happen before anything is saved.
        </Text>
      </div>
      <div>
        <Text fw={600}>Where such a file comes from</Text>
        <List spacing="xs" mt="xs">
          <List.Item>
            <b>Google Maps:</b> at{' '}
            <Anchor href="https://takeout.google.com/" target="_blank" rel="noopener noreferrer">
              takeout.google.com
            </Anchor>{' '}
            choose “Maps (your places)” and “Saved”. Unpack what you get, and choose “Saved Places.json” or the CSV file
            of a list.
          </List.Item>
          <List.Item>
            <b>Google My Maps:</b> the menu of the map, “Export to KML/KMZ”.
          </List.Item>
          <List.Item>
            <b>Organic Maps, OsmAnd, Garmin and others:</b> share or export the bookmarks as KML, KMZ or GPX.
          </List.Item>
          <List.Item>
            <b>A spreadsheet:</b> save it as CSV. You choose what its columns are.
          </List.Item>
        </List>
      </div>
    </>
  );
}
