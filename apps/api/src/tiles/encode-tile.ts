import { PbfWriter } from 'pbf';
import { layerNames, type MapProperties } from './map-feature';
import type { TileRecord } from './tile-record';

type Points = readonly (readonly [number, number])[];

const moveTo = 1;
const lineTo = 2;
const closePath = 7;
const command = (id: number, count: number): number => id | (count << 3);
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

/**
 * The geometry of a feature as the vector tile format writes it (github.com/mapbox/vector-tile-spec, 4.3): commands and
 * steps as varints. Empty when nothing of it is left at this zoom.
 */
export function encodeGeometry(type: 1 | 2 | 3, parts: readonly Points[]): Uint8Array {
  const writer = new PbfWriter();
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]): void => {
    writer.writeVarint(zigzag(toX - x));
    writer.writeVarint(zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const part of parts) {
    const points = type === 1 ? [...part] : withoutRepeats(part);
    if (type === 1) {
      writer.writeVarint(command(moveTo, points.length));
      points.forEach(step);
      continue;
    }
    // The format closes rings itself.
    if (type === 3 && points.length > 1 && samePoint(points[0]!, points.at(-1)!)) points.pop();
    if (points.length < type) continue;
    writer.writeVarint(command(moveTo, 1));
    step(points[0]!);
    writer.writeVarint(command(lineTo, points.length - 1));
    for (const point of points.slice(1)) step(point);
    if (type === 3) writer.writeVarint(command(closePath, 1));
  }
  return writer.finish().slice();
}

const samePoint = (left: readonly [number, number], right: readonly [number, number]): boolean =>
  left[0] === right[0] && left[1] === right[1];

const withoutRepeats = (points: Points): (readonly [number, number])[] =>
  points.filter((point, index) => index === 0 || !samePoint(point, points[index - 1]!));

/** The keys and values of a layer, each written once. */
class LayerTexts {
  readonly keys = new Map<string, number>();
  readonly values = new Map<string | number | boolean, number>();
  readonly #tags = new Map<string, number[]>();

  /** The numbers of keys and values of properties. */
  tagsOf(properties: string): number[] {
    const known = this.#tags.get(properties);
    if (known) return known;
    const tags = Object.entries(JSON.parse(properties) as MapProperties).flatMap(([key, value]) => [
      numberOf(this.keys, key),
      numberOf(this.values, value),
    ]);
    this.#tags.set(properties, tags);
    return tags;
  }
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}

/** A vector tile of the records of one tile. */
export function encodeTile(records: readonly TileRecord[]): Uint8Array {
  const tile = new PbfWriter();
  for (const name of layerNames) {
    const inLayer = records.filter(({ layer }) => layer === name);
    if (inLayer.length > 0) tile.writeMessage(3, writeLayer, { name, records: inLayer });
  }
  return tile.finish();
}

function writeLayer({ name, records }: { name: string; records: readonly TileRecord[] }, layer: PbfWriter): void {
  const texts = new LayerTexts();
  layer.writeVarintField(15, 2);
  layer.writeStringField(1, name);
  for (const record of records)
    layer.writeMessage(
      2,
      ({ type, properties, geometry }, feature) => {
        feature.writePackedVarint(2, texts.tagsOf(properties));
        feature.writeVarintField(3, type);
        feature.writeBytesField(4, geometry);
      },
      record,
    );
  for (const key of texts.keys.keys()) layer.writeStringField(3, key);
  for (const value of texts.values.keys()) layer.writeMessage(4, writeValue, value);
  layer.writeVarintField(5, 4096);
}

function writeValue(value: string | number | boolean, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(1, value);
  else if (typeof value === 'boolean') writer.writeBooleanField(7, value);
  else if (Number.isInteger(value) && value >= 0) writer.writeVarintField(5, value);
  else writer.writeDoubleField(3, value);
}
