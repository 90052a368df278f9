import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';

/** So many tiles in a row that could not be had mean that the server is gone, and not that one is missing. */
const failuresInARow = 4;
/** A server from which nothing has come for so long, while the map waits for it, counts as gone too: slow is not gone. */
const silenceMs = 10_000;

/** What of a map is listened to, and asked. */
export type WatchedMap = Pick<MapLibreMap, 'on' | 'getStyle' | 'areTilesLoaded'>;

interface DrawnTile {
  readonly texture?: unknown;
  readonly dem?: unknown;
  readonly latestFeatureIndex?: unknown;
}

/** A vector tile that the server does not have arrives all the same, with nothing in it. */
const holdsSomething = ({ texture, dem, latestFeatureIndex }: DrawnTile): boolean =>
  Boolean(texture ?? dem ?? latestFeatureIndex);

const hasTiles = (map: WatchedMap): boolean =>
  Object.values(map.getStyle().sources).some(({ type }) => type === 'vector' || type === 'raster');

/**
 * Watches whether a style and its tiles arrive, from the start of the map on. Calls `giveUp` when the first view has come
 * without any tile, when one after the other fails, and when the map waits in vain, at first or after a move. Where
 * single ones are missing, the map has a gap and nothing more.
 * @returns ends it.
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
  const noteIdle = (): void => {
    clearTimeout(silence);
    silence = undefined;
  };
  const noteStyle = (): void => {
    if (!isLoaded) wait();
  };
  const noteData = ({ tile, source }: MapSourceDataEvent): void => {
    if (!tile || source.type === 'geojson' || !holdsSomething(tile as DrawnTile)) return;
    hasArrived = true;
    failures = 0;
    // More may be on the way.
    if (silence !== undefined) wait();
  };
  const noteError = (event: ErrorEvent & { tile?: unknown }): void => {
    if (!event.tile) return;
    failures += 1;
    if (failures >= failuresInARow && hasArrived) giveUp();
  };
  const noteLoad = (): void => {
    isLoaded = true;
    noteIdle();
    if (!hasArrived && hasTiles(map)) giveUp();
  };

  wait();
  const subscriptions = [
    map.on('styledata', noteStyle),
    map.on('sourcedata', noteData),
    map.on('error', noteError),
    map.on('load', noteLoad),
    map.on('moveend', wait),
    map.on('idle', noteIdle),
  ];
  return () => {
    noteIdle();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
