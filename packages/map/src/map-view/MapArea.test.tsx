import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MapArea } from './MapArea';

vi.mock(import('../base-style/outlines'), async (original) => {
  const none = { type: 'FeatureCollection' as const, features: [] };
  // Once a page, as the real one.
  const loaded = Promise.resolve({ countries: none, states: none, cityNames: none });
  return {
    ...(await original()),
    loadOutlines: () => loaded,
  };
});
let isDrawable = false;
vi.mock('./maplibre', () => ({ maplibre: {}, workerUrl: '' }));
// As the library does when the browser has no WebGL: nothing is thrown, the error has no map as its target. With a style
// of an operator, it is the style that cannot be had.
vi.mock('react-map-gl/maplibre', async () => {
  const { useEffect } = await import('react');
  const start = ({
    onError,
    mapStyle,
  }: {
    mapStyle: unknown;
    onError: (event: { target: object | null; error: Error }) => void;
  }) => {
    // oxlint-disable-next-line react/hooks -- a component by its use
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

it('says what to do when the browser cannot draw a map, and leaves the screen as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tellUsable = vi.fn<(isUsable: boolean) => void>();
  render(
    <MantineProvider>
      <p>The list</p>
      <MapArea label="Kept places" onUsable={tellUsable} />
    </MantineProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('this browser offers no WebGL');
  expect(screen.getByText('The list')).toBeDefined();
  expect(tellUsable.mock.calls).toEqual([[false]]);
  logged.mockRestore();
});

it('says that a simpler map stands in for the tiles of the operator, until that is read', async () => {
  isDrawable = true;
  render(
    <MantineProvider>
      <MapArea label="Kept places" styleUrl="https://tiles.example/style.json" />
    </MantineProvider>,
  );
  const notice = /^The detailed map cannot be had right now/;
  expect(await screen.findByText(notice)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(screen.queryByText(notice)).toBeNull();
  isDrawable = false;
});
