/** Longer texts are no points, whatever they begin with. */
const maxCharacters = 100;
const number = String.raw`[-+−]?\d{1,3}(?:\.\d{1,15})?(?![\d.])`;
const below60 = String.raw`[0-5]?\d(?:\.\d{1,15})?(?![\d.])`;
const label = String.raw`(?:(lat(?:itude)?|lo?ng?(?:itude)?)\s*[:=]?\s*)?`;
const angle = String.raw`(${number})(?:\s*[°\s]\s*(${below60})\s*['′’]?(?:\s*(${below60})\s*["″”]?)?)?\s*°?`;
const coordinate = String.raw`${label}(?:([NSEW])\s*${angle}|${angle}\s*([NSEW])?)`;
const pattern = new RegExp(String.raw`^${coordinate}(?:\s*[,;&]\s*|\s+)${coordinate}$`, 'i');
const groupsOfCoordinate = 9;
/** What maps put around a point: a scheme, brackets, a zoom. */
const around = /^(?:geo:|@)\s*|^[([]\s*|\s*[)\]]$|,\s*\d{1,2}(?:\.\d{1,3})?z$/gi;
const commaForPoint = /^([-+−]?\d{1,3}),(\d{1,15})(\s*[;\s]\s*)([-+−]?\d{1,3}),(\d{1,15})$/;

/** Why a text that is written like a point is none. */
export class PointError extends Error {
  override readonly name = 'PointError';
}

interface Coordinate {
  readonly degrees: number;
  /** Where a letter or a word says it. */
  readonly axis: 'latitude' | 'longitude' | undefined;
  readonly hasLetter: boolean;
  readonly hasMinutes: boolean;
}

/**
 * "48.8584, 2.2945", "33.9S 151.2E", "Lat: 48.85 Lng: 2.35", "48°51'24"N 2°21'03"E" as degrees.
 * @returns undefined for a text that is no pair of numbers.
 * @throws PointError when a number is beyond the globe.
 */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  if (!/\d/.test(text) || text.length > maxCharacters) return undefined;
  const plain = text.trim().replaceAll(around, '').replace(commaForPoint, '$1.$2$3$4.$5');
  const [, ...groups] = pattern.exec(plain) ?? [];
  if (groups.length === 0) return undefined;
  const first = coordinateOf(groups.slice(0, groupsOfCoordinate));
  const second = coordinateOf(groups.slice(groupsOfCoordinate));
  // Two numbers and two more may be anything: only with letters are they minutes.
  const isAngle = (first.hasLetter && second.hasLetter) || (!first.hasMinutes && !second.hasMinutes);
  if (!isAngle || (first.axis !== undefined && first.axis === second.axis)) return undefined;
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude';
  const [latitude, longitude] = isSwapped ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  if (Math.abs(latitude) > 90) throw new PointError(`The latitude ${latitude} is not between -90 and 90.`);
  if (Math.abs(longitude) > 180) throw new PointError(`The longitude ${longitude} is not between -180 and 180.`);
  return { latitude, longitude };
}

function coordinateOf(groups: readonly (string | undefined)[]): Coordinate {
  const [word, before, ...angles] = groups;
  const [degrees = '0', minutes, seconds] = before === undefined ? angles.slice(3) : angles;
  const letter = (before ?? angles[6])?.toUpperCase();
  const says = letter ?? (word?.toLowerCase().startsWith('la') ? 'N' : word && 'E');
  const whole = Number(degrees.replace('−', '-'));
  const part = Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const value = part === 0 ? whole : Math.round((Math.abs(whole) + part) * 1e6) / 1e6;
  const isNegative = letter === 'S' || letter === 'W' || (part > 0 && whole < 0);
  return {
    degrees: isNegative ? -Math.abs(value) : value,
    axis: says === undefined ? undefined : says === 'N' || says === 'S' ? 'latitude' : 'longitude',
    hasLetter: letter !== undefined,
    hasMinutes: minutes !== undefined,
  };
}
