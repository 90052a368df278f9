import type { Coordinates } from '@keepmark/map/geometry';

const timeoutMs = 7000;

const sentences = {
  unsupported: 'This browser cannot tell where it is. Type a city or an address instead.',
  insecure: 'A browser tells where it is only over a secure connection (https). Type a city or an address instead.',
  denied:
    'The browser was not allowed to tell where you are. Allow it in the settings of this site and try again, or type a city or an address.',
  unavailable: 'Your device could not find out where it is. Try again near a window, or type a city or an address.',
  timeout: 'Finding your position took longer than 7 seconds. Try again, or type a city or an address.',
} as const;

/** The browser did not tell where it is. Its message says what to do next. */
class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code: keyof typeof sentences;

  constructor(code: keyof typeof sentences, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
  }
}

// By GeolocationPositionError.code.
const codes = ['unavailable', 'denied', 'unavailable', 'timeout'] as const;

/**
 * Where the browser is, asked with high accuracy and for 7000 ms at most.
 * @throws {PositionError}
 */
export function browserPosition(): Promise<Coordinates> {
  if (!globalThis.isSecureContext) return Promise.reject(new PositionError('insecure'));
  // Typed as always there, which it is not in every embedded browser.
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
