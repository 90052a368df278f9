import { Box, Button, Loader, Text } from '@mantine/core';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { OutlinesError } from '../base-style/outlines';
import type { MapCanvasProps } from './MapCanvas';
import classes from './MapCanvas.module.css';

const MapCanvas = lazy(() => import('./MapCanvas'));

/**
 * Outlines that did not arrive, or a browser without WebGL: the screen's list still works, so only the map
 * says what happened, and tries again when asked.
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
            : 'The map cannot be shown here: this browser offers no WebGL, or the connection broke. Reload the page to try again.'}
        </Text>
        <Text>The rest of this page works without it.</Text>
        {error instanceof OutlinesError && (
          <Button variant="default" onClick={() => this.setState({ error: null })}>
            Try again
          </Button>
        )}
      </Box>
    );
  }
}

/** The map's own area: it loads its program with the first map of a visit and never takes the screen down with it. */
export function MapArea(props: MapCanvasProps) {
  return (
    <MapBoundary onUsable={props.onUsable}>
      <Suspense
        fallback={
          <Box component="output" className={classes['failure']} aria-label="Loading the map">
            <Loader aria-hidden />
          </Box>
        }
      >
        <MapCanvas {...props} />
      </Suspense>
    </MapBoundary>
  );
}
