import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPosition } from './browser-position';

type Ask = Geolocation['getCurrentPosition'];

function geolocation(getCurrentPosition: Ask | undefined, isSecureContext = true) {
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('navigator', { geolocation: getCurrentPosition && { getCurrentPosition } });
}

const refusing =
  (code: number): Ask =>
  (_found, refused) =>
    refused?.({ code, message: '' } as GeolocationPositionError);

afterEach(() => vi.unstubAllGlobals());

describe('browserPosition', () => {
  it('asks for high accuracy within 7000 ms', async () => {
    const ask = vi.fn<Ask>((found) =>
      found({ coords: { latitude: 30, longitude: -97 } } as unknown as GeolocationPosition),
    );
    geolocation(ask);
    expect(await browserPosition()).toEqual({ latitude: 30, longitude: -97 });
    expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 7000, enableHighAccuracy: true });
  });

  it.each([
    [1, 'denied', /Allow it in the site settings/],
    [2, 'unavailable', /couldn’t find your location/],
    [3, 'timeout', /longer than 7 seconds/],
    [9, 'unavailable', /couldn’t find your location/],
  ])('rejects code %i as %s', async (code, expected, sentence) => {
    geolocation(refusing(code));
    const error: unknown = await browserPosition().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'PositionError', code: expected });
    expect((error as Error).message).toMatch(sentence);
  });

  it('rejects without browser support or a secure connection', async () => {
    geolocation(undefined);
    await expect(browserPosition()).rejects.toMatchObject({ code: 'unsupported' });
    geolocation(refusing(1), false);
    await expect(browserPosition()).rejects.toMatchObject({ code: 'insecure' });
  });
});
