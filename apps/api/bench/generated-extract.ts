import { open } from 'node:fs/promises';
import { dataBlobs, headerBlob, type SmallExtract } from '../src/places/testing/write-pbf';

type Nodes = NonNullable<SmallExtract['nodes']>[number][];
type Ways = NonNullable<SmallExtract['ways']>[number][];

/** Degrees from one street to the next. */
const step = 0.001;
const start = { lat: 40, lon: -3 };
/** Buildings of one block of houses. */
const houses = 16;
const blocksAtOnce = 60;
const nodesOfBlock = 4 + houses * 5;
/** Compressed. */
const bytesOfBlock = 745;

/** A repeatable number from 0 to 1, so that coordinates compress like those of a real city. */
const noise = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};

const reference = (seed: number): string =>
  Array.from({ length: 2 }, (_, index) => Math.floor(noise(seed + index / 8) * 2 ** 32).toString(16)).join('');

/**
 * Writes the extract of an invented city: a grid of named streets with houses, cafés and parks, at least as large as asked
 * for. Real extracts have about eight bytes a node: the
 * references of the houses, which do not compress, make it so here.
 */
export async function writeGeneratedExtract(path: string, leastBytes: number): Promise<{ sizeBytes: number }> {
  const side = Math.ceil(Math.sqrt(leastBytes / bytesOfBlock));
  const file = await open(path, 'w');
  let sizeBytes = 0;
  const write = async (bytes: Buffer): Promise<void> => {
    await file.write(bytes);
    sizeBytes += bytes.length;
  };
  try {
    const end = { lat: start.lat + side * step, lon: start.lon + side * step };
    await write(headerBlob({ bounds: [start.lon, start.lat, end.lon, end.lat] }));
    const blocks = side * side;
    for (const make of [nodesOf, waysOf])
      for (let first = 0; first < blocks; first += blocksAtOnce)
        await write(dataBlobs(make(first, Math.min(first + blocksAtOnce, blocks), side)));
  } finally {
    await file.close();
  }
  return { sizeBytes };
}

function nodesOf(first: number, end: number, side: number): SmallExtract {
  const nodes: Nodes = [];
  for (let block = first; block < end; block += 1) {
    const [lat, lon] = [start.lat + Math.floor(block / side) * step, start.lon + (block % side) * step];
    const id = block * nodesOfBlock + 1;
    const name = `Café ${block}`;
    nodes.push({ id, lat, lon }, { id: id + 1, lat, lon: lon + step }, { id: id + 2, lat: lat + step, lon });
    nodes.push({
      id: id + 3,
      lat: lat + step / 2,
      lon: lon + step / 2,
      ...(block % 5 === 0 && { tags: { amenity: 'cafe', name, opening_hours: 'Mo-Su 08:00-20:00' } }),
    });
    for (let house = 0; house < houses; house += 1) {
      const south = lat + step * (0.1 + 0.2 * Math.floor(house / 4) + 0.02 * noise(id + house));
      const west = lon + step * (0.1 + 0.2 * (house % 4) + 0.02 * noise(id - house));
      const [high, wide] = [step * (0.1 + 0.06 * noise(house + block)), step * (0.1 + 0.06 * noise(house - block))];
      const corner = id + 4 + house * 5;
      nodes.push(
        { id: corner, lat: south, lon: west },
        { id: corner + 1, lat: south, lon: west + wide },
        { id: corner + 2, lat: south + high, lon: west + wide },
        { id: corner + 3, lat: south + high, lon: west + wide / 2 },
        { id: corner + 4, lat: south + high, lon: west },
      );
    }
  }
  return { nodes };
}

function waysOf(first: number, end: number, side: number): SmallExtract {
  const ways: Ways = [];
  for (let block = first; block < end; block += 1) {
    const [node, way] = [block * nodesOfBlock + 1, block * (houses + 3) + 1];
    const [row, column] = [Math.floor(block / side), block % side];
    const kindOf = (street: number) => (street % 40 === 0 ? 'primary' : street % 10 === 0 ? 'tertiary' : 'residential');
    ways.push(
      { id: way, refs: [node, node + 1], tags: { highway: kindOf(row), name: `${row}th Street` } },
      { id: way + 1, refs: [node, node + 2], tags: { highway: kindOf(column), name: `${column}th Avenue` } },
    );
    if (block % 50 === 0)
      ways.push({
        id: way + 2,
        refs: [node, node + 1, node + 3, node],
        tags: { leisure: 'park', name: `Park ${block}` },
      });
    for (let house = 0; house < houses; house += 1) {
      const corner = node + 4 + house * 5;
      const refs = [corner, corner + 1, corner + 2, corner + 3, corner + 4, corner];
      ways.push({ id: way + 3 + house, refs, tags: { building: 'house', 'ref:land': reference(corner) } });
    }
  }
  return { ways };
}
