import type { Coordinates } from '@keepmark/map/geometry';

const timeoutMs = 7000;

const messages = {
  unsupported: 'This browser can’t share your location. Please type a city or an address.',
  insecure: 'Browsers share your location only over a secure connection (https). Please type a city or an address.',
  denied:
    'Your browser blocked access to your location. Allow it in the site settings and try again, or type a city or an address.',
  unavailable: 'We couldn’t find your location. Try again near a window, or type a city or an address.',
  timeout: 'Finding your location took longer than 7 seconds. Try again, or type a city or an address.',
} as const;

/** The browser did not give its location. The message says what to do next. */
class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}

// Indexed by GeolocationPositionError.code.
const codes = ['unavailable', 'denied', 'unavailable', 'timeout'] as const;

/**
 * The location of the browser, with high accuracy and within 7000 ms.
 * @throws {PositionError}
 */
export function browserPosition(): Promise<Coordinates> {
  if (!globalThis.isSecureContext) return Promise.reject(new PositionError('insecure'));
  // The type says that it always exists, but some embedded browsers lack it.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.reject(new PositionError('unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (cause) => reject(new PositionError(codes[cause.code] ?? 'unavailable', { cause })),
      { timeout: timeoutMs, enableHighAccuracy: true, maximumAge: 0 },
    );
  });
}
