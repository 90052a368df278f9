import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MapArea } from './MapArea';

vi.mock(import('../base-style/outlines'), async (original) => {
  const none = { type: 'FeatureCollection' as const, features: [] };
  return {
    ...(await original()),
    loadOutlines: () => Promise.resolve({ countries: none, states: none, cityNames: none }),
  };
});
vi.mock('./maplibre', () => ({ maplibre: {}, workerUrl: '' }));
// As the library does when the browser has no WebGL: nothing is thrown, the error has no map as its target.
vi.mock('react-map-gl/maplibre', async () => {
  const { useEffect } = await import('react');
  const start = ({ onError }: { onError: (event: { target: null; error: Error }) => void }) => {
    // oxlint-disable-next-line react/hooks -- a component by its use
    useEffect(() => onError({ target: null, error: new Error('Failed to initialize WebGL') }), [onError]);
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
