import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';

/** After this many failures in a row, the server is down; fewer are just missing tiles. */
const failuresInARow = 4;
/** A server that sends nothing for this long while the map waits is down. A slow one isn't. */
const silenceMs = 10_000;

/** The parts of a map that the watch uses. */
export type WatchedMap = Pick<MapLibreMap, 'on' | 'getStyle' | 'areTilesLoaded'>;

interface DrawnTile {
  readonly texture?: unknown;
  readonly dem?: unknown;
  readonly latestFeatureIndex?: unknown;
}

/** A vector tile that the server lacks still arrives, but empty. */
const hasContent = ({ texture, dem, latestFeatureIndex }: DrawnTile): boolean =>
  Boolean(texture ?? dem ?? latestFeatureIndex);

const hasTiles = (map: WatchedMap): boolean =>
  Object.values(map.getStyle().sources).some(({ type }) => type === 'vector' || type === 'raster');

/**
 * Watches whether a style and its tiles load. Calls `giveUp` when the first view loads without any tile, when several
 * tiles in a row fail, and when the map waits too long, at the start or after a move. A few missing tiles just leave
 * gaps.
 * @returns a function that stops the watch.
 */
export function watchTiles(map: WatchedMap, giveUp: () => void): () => void {
  let isLoaded = false;
  let hasArrived = false;
  let failures = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      silence = undefined;
      if (!isLoaded || !map.areTilesLoaded()) giveUp();
    }, silenceMs);
  };
  const handleIdle = (): void => {
    clearTimeout(silence);
    silence = undefined;
  };
  const handleStyle = (): void => {
    if (!isLoaded) wait();
  };
  const handleData = ({ tile, source }: MapSourceDataEvent): void => {
    if (!tile || source.type === 'geojson' || !hasContent(tile as DrawnTile)) return;
    hasArrived = true;
    failures = 0;
    // More may be on the way.
    if (silence !== undefined) wait();
  };
  const handleError = (event: ErrorEvent & { tile?: unknown }): void => {
    if (!event.tile) return;
    failures += 1;
    if (failures >= failuresInARow && hasArrived) giveUp();
  };
  const handleLoad = (): void => {
    isLoaded = true;
    handleIdle();
    if (!hasArrived && hasTiles(map)) giveUp();
  };

  wait();
  const subscriptions = [
    map.on('styledata', handleStyle),
    map.on('sourcedata', handleData),
    map.on('error', handleError),
    map.on('load', handleLoad),
    map.on('moveend', wait),
    map.on('idle', handleIdle),
  ];
  return () => {
    handleIdle();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
