// The one place that loads MapLibre: 430 kB that no screen without a map may carry.
export * as maplibre from 'maplibre-gl';
/** A built app has no worker file where MapLibre would look for it. */
export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
