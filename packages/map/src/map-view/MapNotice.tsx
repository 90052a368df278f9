import { Box, CloseButton, Code, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './MapCanvas.module.css';

/** A note over the map that can be closed. */
function MapNotice({ children, onClose }: { children: ReactNode; onClose?: () => void }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Box className={classes['notice']}>
      <Text component="output" size="sm">
        {children}
      </Text>
      <CloseButton
        size="sm"
        aria-label="Close this note"
        onClick={() => {
          setIsClosed(true);
          onClose?.();
        }}
      />
    </Box>
  );
}

/** Says that our outlines replace the operator's tiles. */
export const SimplerMapNotice = () => (
  <MapNotice>
    The detailed map isn’t available right now, so this is a simpler one. Reload the page to try again.
  </MapNotice>
);

/** Whether the person has closed the note on streets, on any map of this visit. */
let knowsAboutStreets = false;

/** Tells the operator how to get streets. */
export function StreetsNotice() {
  if (knowsAboutStreets) return null;
  return (
    <MapNotice onClose={() => (knowsAboutStreets = true)}>
      No streets yet. Import an area: <Code>pnpm places:import FILE.osm.pbf</Code>
    </MapNotice>
  );
}
