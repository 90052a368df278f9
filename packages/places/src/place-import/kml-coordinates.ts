import { truncateText } from '@keepmark/ui/words';

/** Namespaces of KML, by version and age. */
const kmlNamespace = /^https?:\/\/(?:www\.)?(?:opengis\.net|earth\.google\.com)\/kml\//;

/** A KML file without the prefixes that some apps give KML's own elements: `kml:Placemark`. togeojson looks for plain names. */
export function withoutKmlPrefixes(text: string): string {
  const declared = text.slice(0, 10_000).matchAll(/xmlns:([\w.-]+)\s*=\s*["']([^"']*)["']/g);
  const prefixes = [...declared].filter(([, , uri = '']) => kmlNamespace.test(uri)).map(([, prefix = '']) => prefix);
  if (prefixes.length === 0) return text;
  const names = prefixes.map((prefix) => prefix.replaceAll('.', String.raw`\.`)).join('|');
  return text.replaceAll(new RegExp(`<(/?)(?:${names}):`, 'g'), '<$1');
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** A number with a decimal comma, split at the comma. Coordinates have at least three digits behind it. */
const wholePart = /^[+-]?\d{1,3}$/;
const fraction = /^\d{3,}$/;

/** Two or three numbers of a position, in the form of the standard; undefined for any other text. */
function standardTuple(text: string): string | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const [longitude = '', latitude = '', elevation = ''] = parts;
  if (parts.length < 4) {
    if (!number.test(longitude) || !number.test(latitude)) return undefined;
    return number.test(elevation) ? parts.join(',') : `${longitude},${latitude}`;
  }
  // "19,3047125,48,6120984", maybe with an elevation after it.
  const [, longitudeFraction = '', latitudeWhole = '', latitudeFraction = '', ...height] = parts;
  const isDecimalCommas =
    [longitude, latitudeWhole].every((part) => wholePart.test(part)) &&
    [longitudeFraction, latitudeFraction].every((part) => fraction.test(part)) &&
    height.length < 3 &&
    height.every((part) => /^[+-]?\d+$/.test(part));
  if (!isDecimalCommas) return undefined;
  const elevationText = height.length > 0 ? `,${height.join('.')}` : '';
  return `${longitude}.${longitudeFraction},${latitudeWhole}.${latitudeFraction}${elevationText}`;
}

/**
 * Puts the coordinates of a placemark in the form of the standard, and takes out those that are incomplete: togeojson would
 * read ",17.2,0" as longitude 17.2 and latitude 0.
 * @returns what to say about them; empty where all are fine
 */
export function repairCoordinates(placemark: Element): string {
  const remarks: string[] = [];
  for (const element of placemark.getElementsByTagName('coordinates')) {
    const text = (element.textContent ?? '').trim();
    if (text === '') continue;
    if (element.parentElement?.localName === 'Point') {
      const tuple = standardTuple(text);
      if (tuple === undefined) remarks.push(`Invalid coordinates (“${truncateText(text, 60)}”), so it has no location`);
      if (tuple !== text) element.textContent = tuple ?? '';
    } else {
      const tuples = text.replaceAll(/,\s+/g, ',').split(/\s+/);
      const read = tuples.map(standardTuple);
      const invalid = read.filter((tuple) => tuple === undefined).length;
      if (invalid > 0) remarks.push(`Skipped ${invalid.toLocaleString('en')} of its points: invalid coordinates`);
      if (read.some((tuple, at) => tuple !== tuples[at]))
        element.textContent = read.filter((tuple) => tuple !== undefined).join(' ');
    }
  }
  return remarks.join('. ');
}
