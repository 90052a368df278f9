import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { type MapPoint, MapView } from '../src';

declare global {
  interface Window {
    /** Milliseconds between frames since the last call. */
    takeFrames: () => number[];
  }
}

const count = Number(new URLSearchParams(location.search).get('points') ?? 0);
const points = Array.from({ length: count }, (_, index): MapPoint => ({
  id: String(index),
  label: `Place ${index}`,
  latitude: 25 + ((index * 37) % 2300) / 100,
  longitude: -122 + ((index * 91) % 5000) / 100,
  tone: index % 3 === 0 ? 'success' : 'primary',
}));
/** The same view with and without markers. */
const view = { west: -122, south: 25, east: -72, north: 48 };

let frames: number[] = [];
let last = performance.now();
const frame = (now: number): void => {
  frames.push(now - last);
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
window.takeFrames = () => {
  const taken = frames;
  frames = [];
  return taken;
};

createRoot(document.querySelector('#map')!).render(
  <MantineProvider>
    <MapView label="Bench" points={points} fit={view} />
  </MantineProvider>,
);
