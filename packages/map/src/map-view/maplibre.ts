// The only import of MapLibre: 430 kB that screens without a map must not load.
export * as maplibre from 'maplibre-gl';
/** MapLibre would look for its worker file where a built app has none. */
export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
