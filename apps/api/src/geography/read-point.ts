const number = String.raw`[-+−]?\d{1,3}(?:\.\d{1,15})?`;
const pattern = new RegExp(
  String.raw`^\(?\s*(${number})\s*°?\s*([NS])?\s*[,;\s]\s*(${number})\s*°?\s*([EW])?\s*\)?$`,
  'i',
);

/** Why a text that is written like a point is none. */
export class PointError extends Error {
  override readonly name = 'PointError';
}

/**
 * "48.8584, 2.2945", "33.9S 151.2E" as degrees.
 * @returns undefined for a text that is no pair of numbers.
 * @throws PointError when a number is beyond the globe.
 */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  const [, first, south, second, west] = pattern.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const latitude = degrees(first, south?.toUpperCase() === 'S');
  const longitude = degrees(second, west?.toUpperCase() === 'W');
  if (Math.abs(latitude) > 90) throw new PointError(`The latitude ${latitude} is not between -90 and 90.`);
  if (Math.abs(longitude) > 180) throw new PointError(`The longitude ${longitude} is not between -180 and 180.`);
  return { latitude, longitude };
}

function degrees(text: string, isNegative: boolean): number {
  const value = Number(text.replace('−', '-'));
  return isNegative ? -value : value;
}
