import type { PlaceDetail } from '../place-table';
import type { ImportedPlace } from './imported-place';

/** What togeojson reads of the extended data. */
const readByTogeojson = new Set(['Data', 'SchemaData']);
/** Names in several languages, styles and access: what the placemark itself says, or what says nothing about a place. */
const saysNothing = new Set(['name', 'customName', 'accessRules', 'additionalStyle', 'icon', 'scale', 'visibility']);

interface OtherData {
  /** The name that its owner gave it; otherwise empty. */
  readonly name: string;
  readonly details: readonly PlaceDetail[];
}

/** Data of other apps in a placemark, such as the types and the owner's name of a place in Organic Maps. */
export function otherDataOf(placemark: Element): OtherData {
  const data = [...placemark.children].find(({ localName }) => localName === 'ExtendedData');
  const others = [...(data?.children ?? [])].filter(({ localName }) => !readByTogeojson.has(localName));
  const textsOf = (element: Element): string[] =>
    (element.children.length > 0 ? [...element.children] : [element])
      .map((one) => one.textContent?.trim() ?? '')
      .filter(Boolean);
  const custom = others.find(({ localName }) => localName === 'customName');
  return {
    name: custom ? (textsOf(custom)[0] ?? '') : '',
    details: others
      .filter(({ localName }) => !saysNothing.has(localName))
      .map((element) => ({ name: element.localName, value: textsOf(element).join(', ') }))
      .filter(({ value }) => value !== ''),
  };
}

/** Adds them to a place. What the file calls it otherwise becomes a detail. */
export function withOtherData(place: ImportedPlace, { name, details }: OtherData): ImportedPlace {
  if (!('values' in place) || (name === '' && details.length === 0)) return place;
  const { values } = place;
  const isRenamed = name !== '' && name !== values.name;
  const former = isRenamed ? [{ name: 'Name on the map', value: values.name }] : [];
  return {
    ...place,
    values: {
      ...values,
      ...(isRenamed && { name: name.slice(0, 300) }),
      details: [...(values.details ?? []), ...former, ...details],
    },
  };
}
