import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MapArea } from './MapArea';

vi.mock('./maplibre', () => ({ maplibre: {} }));
vi.mock('./archives', () => ({ openArchive: () => undefined }));
vi.mock('react-map-gl/maplibre', () => {
  const nothing = () => null;
  const parts = ['AttributionControl', 'Layer', 'Marker', 'NavigationControl', 'Popup', 'ScaleControl', 'Source'];
  return { default: nothing, useMap: () => ({}), ...Object.fromEntries(parts.map((name) => [name, nothing])) };
});

const atlas = { type: 'Topology', objects: {}, arcs: [] };
const geometries = { type: 'GeometryCollection', geometries: [] };
const files: readonly [RegExp, string][] = [
  [/countries/, JSON.stringify({ ...atlas, objects: { countries: geometries } })],
  [/states/, JSON.stringify({ ...atlas, objects: { states: geometries } })],
  [/city-names/, ''],
];
const answer = (url: string) => new Response(files.find(([name]) => name.test(url))?.[1]);

afterEach(() => vi.unstubAllGlobals());

it('says that it could not load, asks the server no more, and tries again when told to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Not at once: React waits a moment before it shows that something loads.
  const fetched = vi.fn<(url: string) => Promise<Response>>(
    (url) => new Promise((_, reject) => setTimeout(reject, 0, new TypeError(`Failed to fetch ${url}`))),
  );
  vi.stubGlobal('fetch', fetched);
  render(
    <MantineProvider>
      <MapArea label="Saved places" />
      <MapArea label="Companies" />
    </MantineProvider>,
  );
  await waitFor(() => expect(screen.getAllByText(/^We couldn’t load the map/)).toHaveLength(2));
  const asked = fetched.mock.calls.length;
  // The three files once, and once more at most for the second map.
  expect(asked).toBeLessThanOrEqual(6);
  for (let turn = 0; turn < 50; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(fetched).toHaveBeenCalledTimes(asked);

  fetched.mockImplementation(async (url) => answer(url));
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await screen.findByRole('region', { name: /^Map:/ });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Map:/ })).toHaveLength(2));
});
