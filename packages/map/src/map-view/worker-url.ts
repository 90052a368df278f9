// MapLibre would look for its worker file where a built app has none.
export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
