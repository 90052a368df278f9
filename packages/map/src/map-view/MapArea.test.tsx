import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StreetsContext } from '../streets';
import { MapArea } from './MapArea';

vi.mock(import('../base-style/outlines'), async (original) => {
  const none = { type: 'FeatureCollection' as const, features: [] };
  // Once per page, like the real one.
  const loaded = Promise.resolve({ countries: none, states: none, cityNames: none });
  return {
    ...(await original()),
    fetchOutlines: () => Promise.resolve({ countries: '', states: '', cityNames: '' }),
    loadOutlines: () => loaded,
  };
});
let isDrawable = false;
const openArchive = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('./maplibre', () => ({ maplibre: {} }));
vi.mock('./archives', () => ({ openArchive }));
// Like the library without WebGL: nothing is thrown, and the error has no map as its target. With an operator style, the
// style fails to load.
vi.mock('react-map-gl/maplibre', async () => {
  const { useEffect } = await import('react');
  const start = ({
    onError,
    mapStyle,
  }: {
    mapStyle: unknown;
    onError: (event: { target: object | null; error: Error }) => void;
  }) => {
    // oxlint-disable-next-line react/hooks -- used as a component
    useEffect(() => {
      if (typeof mapStyle === 'string') onError({ target: {}, error: new Error('404') });
      else if (!isDrawable) onError({ target: null, error: new Error('Failed to initialize WebGL') });
    }, [onError, mapStyle]);
    return null;
  };
  const nothing = () => null;
  const parts = ['AttributionControl', 'Layer', 'Marker', 'NavigationControl', 'Popup', 'ScaleControl', 'Source'];
  return { default: start, useMap: () => ({}), ...Object.fromEntries(parts.map((name) => [name, nothing])) };
});

it('says what to do when the browser cannot draw a map, and leaves the rest of the screen working', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onUsable = vi.fn<(isUsable: boolean) => void>();
  render(
    <MantineProvider>
      <p>The list</p>
      <MapArea label="Saved places" onUsable={onUsable} />
    </MantineProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('your browser has no WebGL');
  expect(screen.getByText('The list')).toBeDefined();
  expect(onUsable.mock.calls).toEqual([[false]]);
  logged.mockRestore();
});

it('opens the archive of the streets before the map asks for it', async () => {
  isDrawable = true;
  const archive = { url: 'https://a.example/s.pmtiles', minZoom: 7, maxZoom: 14, areas: [], attribution: '© OSM' };
  const streets = Promise.resolve({ archive, explainImport: false });
  await act(async () =>
    render(
      <MantineProvider>
        <StreetsContext value={() => streets}>
          <MapArea label="Saved places" />
        </StreetsContext>
      </MantineProvider>,
    ),
  );
  await waitFor(() => expect(openArchive.mock.calls).toEqual([[archive.url]]));
});

it('says that a simpler map replaces the operator tiles, until the note is closed', async () => {
  isDrawable = true;
  render(
    <MantineProvider>
      <MapArea label="Saved places" styleUrl="https://tiles.example/style.json" />
    </MantineProvider>,
  );
  const notice = /^The detailed map isn’t available right now/;
  expect(await screen.findByText(notice)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(screen.queryByText(notice)).toBeNull();
  isDrawable = false;
});
