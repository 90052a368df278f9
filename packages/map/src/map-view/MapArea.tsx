import { Box, Button, Loader, Text } from '@mantine/core';
import { Component, lazy, type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react';
import { type MapStreets, StreetsContext } from '../streets';
import { fetchOutlines, OutlinesError } from '../base-style/outlines';
import { openArchive } from './archives';
import { loadMapCanvas } from './load-canvas';
import type { MapCanvasProps } from './map-view-props';
import classes from './MapCanvas.module.css';
import { operatorStyleUrl } from './operator-style';
import { ignore } from './preload-map';
import { forgetUsedOutlines } from './used-outlines';

const MapCanvas = lazy(loadMapCanvas);

async function openStreets(findStreets: () => Promise<MapStreets>): Promise<void> {
  const { archive } = await findStreets();
  if (archive) openArchive(archive.url);
}

/** Loads what the map draws while its code loads, not after it. */
function useEarlyData(needsData: boolean): void {
  const findStreets = use(StreetsContext);
  useEffect(() => {
    if (!needsData) return;
    fetchOutlines().catch(ignore);
    openStreets(findStreets).catch(ignore);
  }, [needsData, findStreets]);
}

/**
 * Catches outlines that failed to load and browsers without WebGL. The rest of the screen keeps working; the map shows
 * what happened and can try again.
 */
class MapBoundary extends Component<
  { children: ReactNode; onUsable?: MapCanvasProps['onUsable'] },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(): void {
    // The next attempt downloads them again.
    forgetUsedOutlines();
    this.props.onUsable?.(false);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Box className={classes['failure']} role="alert">
        <Text>
          {error instanceof OutlinesError
            ? error.message
            : 'We couldn’t show the map: your browser has no WebGL, or the connection was lost. Reload the page to try again.'}
        </Text>
        <Text>Everything else on this page works without it.</Text>
        {error instanceof OutlinesError && (
          <Button variant="default" onClick={() => this.setState({ error: null })}>
            Try again
          </Button>
        )}
      </Box>
    );
  }
}

const loading = (
  <Box component="output" className={classes['failure']} aria-label="Loading map">
    <Loader aria-hidden />
  </Box>
);

/** The area of a map. Loads the map code on first use and never breaks the screen around it. */
export function MapArea(props: MapCanvasProps) {
  useEarlyData((props.styleUrl ?? operatorStyleUrl) === undefined);
  const [isShown, setIsShown] = useState(false);
  // In a transition: what replaces a fallback waits until that was shown for 300 ms.
  useEffect(() => {
    startTransition(() => setIsShown(true));
  }, []);
  return (
    <MapBoundary onUsable={props.onUsable}>
      <Suspense fallback={loading}>{isShown ? <MapCanvas {...props} /> : loading}</Suspense>
    </MapBoundary>
  );
}
