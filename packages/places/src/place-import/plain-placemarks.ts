import type { Feature, Position } from 'geojson';

/** What togeojson says of a feature besides its geometry. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a plain placemark says, as togeojson returns it; without a location where it has no coordinates. */
interface PlainPlacemark {
  readonly geometry: Feature['geometry'] | null;
  readonly properties: Properties;
  /** As the file writes it; empty for none. togeojson knows what it says. */
  readonly styleUrl: string;
}

/** Elements of a placemark that are only text. */
const textNames = new Set(['name', 'address', 'phoneNumber', 'description', 'visibility', 'open', 'styleUrl']);

const cdataType = 4;

/** togeojson returns a description in CDATA as HTML. */
function descriptionOf(element: Element): unknown {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === cdataType) return { '@type': 'html', value: node.textContent };
  }
  return element.textContent;
}

function positionOf(text: string): Position {
  const numbers = text.replaceAll(/\s+/g, '').split(',').map(Number.parseFloat);
  return numbers.filter((number) => !Number.isNaN(number)).slice(0, 3);
}

/**
 * Reads a placemark that has only texts, a style and a point, in a fraction of togeojson's time, which asks for some
 * thirty elements of each. Undefined for any other.
 */
export function plainPlacemark(placemark: Element): PlainPlacemark | undefined {
  const properties: Record<string, unknown> = {};
  let geometry: PlainPlacemark['geometry'] = null;
  let hasPoint = false;
  for (let child = placemark.firstElementChild; child; child = child.nextElementSibling) {
    const { tagName } = child;
    const inside = child.firstElementChild;
    if (tagName === 'Point') {
      if (hasPoint || inside?.tagName !== 'coordinates' || inside.nextElementSibling) return undefined;
      hasPoint = true;
      const coordinates = positionOf(inside.textContent ?? '');
      if (coordinates.length > 1) geometry = { type: 'Point', coordinates };
    } else if (inside || !textNames.has(tagName) || tagName in properties) return undefined;
    else properties[tagName] = tagName === 'description' ? descriptionOf(child) : child.textContent;
  }
  const { styleUrl, ...texts } = properties;
  return { geometry, properties: texts, styleUrl: typeof styleUrl === 'string' ? styleUrl : '' };
}

/** What togeojson says of the style of a plain placemark. */
export const styleOf = ({ properties }: Pick<Feature, 'properties'>): Properties =>
  Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => name === 'styleUrl' || !textNames.has(name)));
