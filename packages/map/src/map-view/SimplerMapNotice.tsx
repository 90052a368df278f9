import { Box, CloseButton, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './MapCanvas.module.css';

/** Says that our outlines replace the operator's tiles. */
export function SimplerMapNotice() {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Box className={classes['notice']}>
      <Text component="output" size="sm">
        The detailed map isn't available right now, so this is a simpler one. Reload the page to try again.
      </Text>
      <CloseButton size="sm" aria-label="Close this note" onClick={() => setIsClosed(true)} />
    </Box>
  );
}
