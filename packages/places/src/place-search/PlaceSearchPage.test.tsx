import { settingTable } from '@keepmark/app-shell/settings-table';
import type { PlaceSearchRequest } from '@keepmark/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderPlaces } from '../testing/render-places';
import { foundPlace, geocoded } from '../testing/service';
import { aroundSaved } from './place-search';

showFakeMap();
afterEach(() => vi.restoreAllMocks());

const inOslo = '/places/search?around=typed&lat=59.91&lng=10.75&near=Oslo';
const results = async () => within(await screen.findByRole('list', { name: 'Results' }));

describe('searching places', () => {
  it('asks for a location, then searches near a typed city', async () => {
    const requests: PlaceSearchRequest[] = [];
    const { router } = await renderPlaces('/places/search', [], {
      geocode: () => [geocoded()],
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace()] };
      },
    });
    expect(await screen.findByText('Where should we look?')).toBeTruthy();
    expect(requests).toEqual([]);
    await userEvent.type(await screen.findByRole('combobox', { name: 'City or address' }), 'Osl');
    await userEvent.click(await screen.findByRole('option', { name: 'Oslo, Norway', hidden: true }));
    expect((await results()).getByText('Storgata 1, Oslo')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ lat: 59.91273, lng: 10.74609, radiusMiles: 25, pageSize: 10 });
    expect(router.state.location.search).toMatchObject({ around: 'typed', near: 'Oslo, Norway' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), 'books{Enter}');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ searchTerm: 'books' }));
  });

  it('looks up a city that was typed and not picked, shows it, and offers others', async () => {
    const requests: PlaceSearchRequest[] = [];
    const other = geocoded({ label: 'Oslo, Minnesota, United States', latitude: 48.2, longitude: -97.13 });
    const { router } = await renderPlaces('/places/search', [], {
      geocode: (text) => (text.startsWith('Os') ? [geocoded(), other] : []),
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace()] };
      },
    });
    const city = await screen.findByRole('combobox', { name: 'City or address' });
    await userEvent.type(city, 'Atlantis{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find “Atlantis”.');
    expect(requests).toEqual([]);
    await userEvent.clear(city);
    await userEvent.type(city, 'Oslo{Enter}');
    expect(await screen.findByText('Showing places near Oslo, Norway. Did you mean another one?')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ lat: 59.91273, lng: 10.74609 });
    expect((city as HTMLInputElement).value).toBe('Oslo, Norway');
    // Suggestions would cover the results.
    expect(city.hasAttribute('aria-controls')).toBe(false);
    await userEvent.type(city, 's');
    expect(city.hasAttribute('aria-controls')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Oslo, Minnesota, United States' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ lat: 48.2, lng: -97.13 }));
    expect(router.state.location.search).toMatchObject({ near: 'Oslo, Minnesota, United States' });
  });

  it('offers round kilometers where they are used, and keeps the distance of a link', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fi-FI');
    const requests: PlaceSearchRequest[] = [];
    const open = (path: string) =>
      renderPlaces(path, [], {
        search: (request) => {
          requests.push(request);
          return { success: true, local_results: [foundPlace()] };
        },
      });
    const { unmount } = await open(inOslo);
    const radius = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Within' });
    expect([...radius.options].map(({ text }) => text)).toEqual(['1 km', '2 km', '5 km', '10 km', '25 km', '50 km']);
    expect(radius.selectedOptions[0]?.text).toBe('25 km');
    await waitFor(() => expect(requests.at(-1)?.radiusMiles).toBe(15.534));
    await userEvent.selectOptions(radius, '1 km');
    await waitFor(() => expect(requests.at(-1)?.radiusMiles).toBe(0.621));
    unmount();
    await open(`${inOslo}&miles=25`);
    const linked = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Within' });
    expect(linked.selectedOptions[0]?.text).toBe('40 km');
  });

  it('offers cities with similar names, and searches near none of them before one is chosen', async () => {
    const requests: PlaceSearchRequest[] = [];
    await renderPlaces('/places/search', [], {
      geocode: () => [geocoded({ isGuess: true })],
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace()] };
      },
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'City or address' }), 'Osol{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t find “Osol”. Did you mean Oslo, Norway?');
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Oslo, Norway' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ lat: 59.91273, lng: 10.74609 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches near the browser', async () => {
    vi.stubGlobal('isSecureContext', true);
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 59.92, longitude: 10.76 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const requests: PlaceSearchRequest[] = [];
    await renderPlaces('/places/search', [], {
      reverseGeocode: () => geocoded(),
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace()] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
    expect((await results()).getByText('Storgata 1, Oslo')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ lat: 59.92, lng: 10.76 });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City or address' }).value).toBe('Oslo, Norway');
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('forgets the slow answer of the browser once a city is typed', async () => {
    vi.stubGlobal('isSecureContext', true);
    let answer: PositionCallback = () => {};
    const getCurrentPosition = (found: PositionCallback) => {
      answer = found;
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { router } = await renderPlaces('/places/search', [], {
      geocode: () => [geocoded()],
      reverseGeocode: () => geocoded({ label: 'Bergen, Norway' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'Oslo{Enter}');
    await screen.findByText('No places found');
    await act(async () => answer({ coords: { latitude: 60.39, longitude: 5.32 } } as GeolocationPosition));
    expect(router.state.location.search).toMatchObject({ near: 'Oslo, Norway' });
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('searches near the home location by default', async () => {
    const requests: PlaceSearchRequest[] = [];
    const { database, router } = await renderPlaces('/places', [], {
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace()] };
      },
    });
    const from = { locationText: 'Oslo', locationLat: '59.91', locationLng: '10.75' };
    for (const [settingName, settingValue] of Object.entries(from)) {
      database.table(settingTable).insert({ settingGroup: 'travel-from', settingName, settingValue });
    }
    await act(() => router.navigate({ to: '/places/search' }));
    expect((await results()).getByText('Storgata 1, Oslo')).toBeTruthy();
    expect(requests).toMatchObject([{ lat: 59.91, lng: 10.75 }]);
  });

  it('searches near a chosen saved place', async () => {
    const requests: PlaceSearchRequest[] = [];
    const { router, ids } = await renderPlaces(
      '/places/search',
      [{ name: 'Old Mill', latitude: 59.93, longitude: 10.7 }],
      {
        search: (request) => {
          requests.push(request);
          return { success: true, local_results: [foundPlace()] };
        },
      },
    );
    await userEvent.selectOptions(await screen.findByLabelText('Near'), 'Saved place');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Saved place' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Old Mill/, hidden: true }));
    expect((await results()).getByText('Storgata 1, Oslo')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ lat: 59.93, lng: 10.7 });
    expect(router.state.location.search).toMatchObject({ around: aroundSaved, place: ids[0] });
  });

  it('hands an unsaved result over to a map app', async () => {
    await renderPlaces(inOslo, [], { search: () => ({ success: true, local_results: [foundPlace()] }) });
    const list = await results();
    await userEvent.click(list.getByRole('button', { expanded: false }));
    await userEvent.click(list.getByRole('button', { name: 'Directions' }));
    const app = await screen.findByRole('menuitem', { name: 'Organic Maps' });
    const { title, gps_coordinates: at } = foundPlace();
    expect(app.getAttribute('href')).toBe(
      `https://omaps.app/map?v=1&ll=${at.latitude}%2C${at.longitude}&n=${encodeURIComponent(title)}`,
    );
  });

  it('shows the rating, the price and the profiles that the source has', async () => {
    const profiles = [
      { name: 'Facebook', url: 'https://www.facebook.com/mill' },
      { name: 'Bad', url: 'javascript:alert(1)' },
    ];
    const rated = foundPlace({ title: 'Old Mill', rating: 4.6, reviews: 1204, price: '$$', profiles });
    await renderPlaces(inOslo, [], { search: () => ({ success: true, place_results: rated }) });
    expect(await screen.findByText('4.6 of 5 (1,204 reviews) · $$')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Old Mill' }));
    const link = await screen.findByRole('link', { name: 'Facebook' });
    expect(link.getAttribute('href')).toBe('https://www.facebook.com/mill');
    expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull();
  });

  it('saves a place from the list, with undo and a link to it', async () => {
    const { table } = await renderPlaces(inOslo, [], {
      search: () => ({ success: true, place_results: foundPlace() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save Blue Door Books' }));
    expect(table.query()).toMatchObject([
      { name: 'Blue Door Books-Oslo', displayName: 'Blue Door Books', placeId: 'osm-n1', types: ['bookstore'] },
    ]);
    const link = await screen.findByRole('link', { name: 'Saved: open Blue Door Books' });
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('button', { name: 'Pin of Blue Door Books: Saved' })).toBeTruthy();
    await pressUndo('Saved Blue Door Books.');
    expect(table.count()).toBe(0);
    const again = await screen.findByRole('button', { name: 'Save Blue Door Books' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('stays on the results when Save is double-clicked', async () => {
    const { router } = await renderPlaces(inOslo, [], {
      search: () => ({ success: true, local_results: [foundPlace()] }),
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Blue Door Books' }));
    const link = await screen.findByRole('link', { name: 'Saved: open Blue Door Books' });
    // The browser's second click lands on what is there by then.
    fireEvent.click(link, { detail: 2 });
    expect(router.state.location.pathname).toBe('/places/search');
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/place\/details\//));
  });

  it('saves a place from its pin, with undo and a link to it', async () => {
    const { table } = await renderPlaces(inOslo, [], {
      search: () => ({ success: true, local_results: [foundPlace(), foundPlace({ placeId: 'b', title: 'Old Mill' })] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pin of Old Mill: Found' }));
    const map = within(screen.getByRole('region', { name: 'Map: Search results' }));
    await userEvent.click(map.getByRole('button', { name: 'Save Old Mill' }));
    expect(table.query()).toMatchObject([{ displayName: 'Old Mill', placeId: 'b' }]);
    expect(document.activeElement).toBe(map.getByRole('link', { name: 'Saved: open Old Mill' }));
    expect(map.getByRole('button', { name: 'Pin of Old Mill: Saved' })).toBeTruthy();
    expect((await results()).getByRole('link', { name: 'Saved: open Old Mill' })).toBeTruthy();
    await pressUndo('Saved Old Mill.');
    await waitFor(() => expect(document.activeElement).toBe(map.getByRole('button', { name: 'Save Old Mill' })));
  });

  it('marks a place with the name of a saved one, which can be saved anyway', async () => {
    const places = [{ name: 'Blue Door Books', latitude: 59.93, longitude: 10.75 }];
    const { table } = await renderPlaces(inOslo, places, {
      search: () => ({ success: true, local_results: [foundPlace()] }),
    });
    expect((await screen.findByText(/^You saved a place with this name/)).closest('p')?.textContent).toBe(
      'You saved a place with this name, 1.4 miles away',
    );
    expect(screen.getByRole('button', { name: 'Pin of Blue Door Books: Found' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save Blue Door Books anyway' }));
    expect(table.query().map(({ name }) => name)).toEqual(['Blue Door Books', 'Blue Door Books-Oslo']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Blue Door Books anyway' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saved: open Blue Door Books' }));
    await pressUndo('Saved Blue Door Books.');
    const again = screen.getByRole('button', { name: 'Save Blue Door Books anyway' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('searches the map area, and selects a place on the map and in the list', async () => {
    const requests: PlaceSearchRequest[] = [];
    const { router } = await renderPlaces(inOslo, [], {
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: [foundPlace(), foundPlace({ placeId: 'b', title: 'Old Mill' })] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pin of Old Mill: Found' }));
    expect(screen.getByRole('button', { name: 'Old Mill' }).getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ bbox: { west: -98, south: 30, east: -97, north: 31 } }),
    );
    expect(router.state.location.search).toMatchObject({ around: 'view', box: '-98,30,-97,31' });
  });

  it('shows ten more results at a time', async () => {
    const many = Array.from({ length: 30 }, (_, index) => foundPlace({ placeId: `n${index}`, title: `Shop ${index}` }));
    await renderPlaces(inOslo, [], {
      search: ({ pageSize = 10 }) => ({
        success: true,
        local_results: many.slice(0, pageSize),
        truncated: pageSize < many.length,
      }),
    });
    expect((await results()).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await results()).getAllByRole('listitem')).toHaveLength(20));
  });

  it('shows a failure and no results differently', async () => {
    let fails = true;
    await renderPlaces(inOslo, [], {
      search: () => (fails ? { success: false, message: 'The map is asleep.' } : { success: true, local_results: [] }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The map is asleep.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No places found')).toBeTruthy();
    expect(screen.getByText(/^Try another location or a longer distance/)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), 'mill{Enter}');
    expect(await screen.findByText(/^Try fewer words/)).toBeTruthy();
  });
});

describe('discovering nearby places', () => {
  it('saves a place from its pin before the list shows it', async () => {
    const found = Array.from({ length: 30 }, (_, index) =>
      foundPlace({ placeId: `n${index}`, title: `Place ${index}`, type: 'cafe' }),
    );
    const { table } = await renderPlaces('/places/discover?around=typed&lat=59.91&lng=10.75&near=Oslo', [], {
      search: () => ({ success: true, local_results: found }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Pin of Place 29:/ }));
    const map = within(screen.getByRole('region', { name: 'Map: Nearby places' }));
    await userEvent.click(map.getByRole('button', { name: 'Save Place 29' }));
    expect(table.query()).toMatchObject([{ displayName: 'Place 29', placeId: 'n29', types: ['cafe'] }]);
    expect(map.getByRole('link', { name: 'Saved: open Place 29' })).toBeTruthy();
  });

  it('counts places by type and filters by one type', async () => {
    const types = ['cafe', 'park', 'cafe', 'cafe', ''];
    const found = types.map((type, index) => foundPlace({ placeId: `n${index}`, title: `Place ${index}`, type }));
    const requests: PlaceSearchRequest[] = [];
    await renderPlaces('/places/discover?around=typed&lat=59.91&lng=10.75&near=Oslo', [], {
      search: (request) => {
        requests.push(request);
        return { success: true, local_results: found };
      },
    });
    expect(await screen.findByRole('checkbox', { name: 'Cafe 3' })).toBeTruthy();
    expect(requests).toMatchObject([{ searchType: 'discover', lat: 59.91 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Park 1' }));
    await waitFor(async () => expect((await results()).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: /^Pin of/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Park 1' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Pin of/ })).toHaveLength(5));
  });
});
