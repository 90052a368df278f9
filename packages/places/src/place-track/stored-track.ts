import { type Track, type TrackKind, type TrackPoint, trackKinds } from './track';

/** A track as it is stored: each segment as text, a tenth as long as JSON. */
export interface StoredTrack {
  readonly kind: TrackKind;
  readonly segments: readonly string[];
}

/** About 10 cm. */
const perDegree = 1e6;
const perMeter = 10;

// Like Google's encoded polylines: differences in base 32, in characters that need no escaping in CSV.
const firstCharacter = 63;
const base = 32;

function encodeNumber(value: number): string {
  let rest = value;
  let text = '';
  // Not with bit operators, which cut times to 32 bits.
  while (rest >= base) {
    text += String.fromCharCode(firstCharacter + base + (rest % base));
    rest = Math.floor(rest / base);
  }
  return text + String.fromCharCode(firstCharacter + rest);
}

/** Signed to unsigned: 0, -1, 1, -2, 2… */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

const rounded = (value: number | null, factor: number) => (value === null ? null : Math.round(value * factor));

/** The columns of a segment, as whole numbers. Elevations and times may be missing. */
const columns: readonly ((point: TrackPoint) => number | null)[] = [
  ({ latitude }) => rounded(latitude, perDegree),
  ({ longitude }) => rounded(longitude, perDegree),
  ({ elevationMeters }) => rounded(elevationMeters, perMeter),
  ({ timeMs }) => rounded(timeMs, 1),
];

function encodeSegment(points: readonly TrackPoint[]): string {
  const previous = [0, 0, 0, 0];
  const hasColumn = columns.map((read) => points.some((point) => read(point) !== null));
  // Says which of the optional columns follow.
  let text = String((hasColumn[2] ? 1 : 0) + (hasColumn[3] ? 2 : 0));
  for (const point of points) {
    for (const [at, read] of columns.entries()) {
      if (!hasColumn[at]) continue;
      const value = read(point);
      // 0 stands for a missing value.
      text += encodeNumber(value === null ? 0 : zigzag(value - (previous[at] ?? 0)) + 1);
      if (value !== null) previous[at] = value;
    }
  }
  return text;
}

function* numbersIn(text: string): Generator<number> {
  let value = 0;
  let factor = 1;
  for (let at = 1; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - firstCharacter;
    value += (digit % base) * factor;
    factor *= base;
    if (digit >= base) continue;
    yield value;
    value = 0;
    factor = 1;
  }
}

function decodeSegment(text: string): TrackPoint[] {
  const flags = Number(text[0]);
  const present = [true, true, flags % 2 === 1, flags >= 2];
  const previous = [0, 0, 0, 0];
  const points: TrackPoint[] = [];
  const numbers = [...numbersIn(text)];
  const width = present.filter(Boolean).length;
  for (let start = 0; start + width <= numbers.length; start += width) {
    let next = start;
    const [latitude, longitude, elevation, timeMs] = present.map((isPresent, at) => {
      const encoded = isPresent ? (numbers[next++] ?? 0) : 0;
      if (encoded === 0) return null;
      return (previous[at] = (previous[at] ?? 0) + unzigzag(encoded - 1));
    });
    points.push({
      latitude: (latitude ?? 0) / perDegree,
      longitude: (longitude ?? 0) / perDegree,
      elevationMeters: elevation == null ? null : elevation / perMeter,
      timeMs: timeMs ?? null,
    });
  }
  return points;
}

export const encodeTrack = ({ kind, segments }: Track): StoredTrack => ({
  kind,
  segments: segments.filter((segment) => segment.length > 0).map(encodeSegment),
});

export const decodeTrack = ({ kind, segments }: StoredTrack): Track => ({
  kind,
  segments: segments.map(decodeSegment),
});

/** A stored track in one line, for a table. */
export const trackText = ({ kind, segments }: StoredTrack): string => [kind, ...segments].join(' ');

/** Reads what `trackText` wrote; undefined for any other text. */
export function trackOfText(text: string): StoredTrack | undefined {
  const [word, ...segments] = text.split(' ');
  const kind = trackKinds.find((one) => one === word);
  const isWhole = segments.length > 0 && segments.every((segment) => /^[0-3][?-~]*$/.test(segment));
  return kind && isWhole ? { kind, segments } : undefined;
}
