// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this compiles it without our other files
/// <reference path="./osm-format.d.ts" />
import { deflateSync } from 'node:zlib';
import { Blob as PbfBlob, BlobHeader } from 'osm-pbf-parser-node/proto/fileformat.js';
import { HeaderBlock, PrimitiveBlock } from 'osm-pbf-parser-node/proto/osmformat.js';
import Pbf from 'pbf-3';

type Tags = Readonly<Record<string, string>>;

/** What an extract is made of, as a person writes it down. */
export interface SmallExtract {
  readonly nodes?: readonly { id: number; lat: number; lon: number; tags?: Tags }[];
  readonly ways?: readonly { id: number; refs: readonly number[]; tags?: Tags }[];
  readonly relations?: readonly {
    id: number;
    members: readonly { type: 'node' | 'way'; ref: number; role?: string }[];
    tags?: Tags;
  }[];
  readonly features?: readonly string[];
  /** The extent that the file declares: west, south, east, north. */
  readonly bounds?: readonly [number, number, number, number];
}

/** An .osm.pbf: a header, then a block each of nodes, ways and relations. */
export const writePbf = (extract: SmallExtract): Buffer => Buffer.concat([headerBlob(extract), dataBlobs(extract)]);

/** The first blob of a file. */
export function headerBlob({ features, bounds }: Pick<SmallExtract, 'features' | 'bounds'>): Buffer {
  const header = new Pbf();
  const [left, bottom, right, top] = (bounds ?? []).map((degrees) => Math.round(degrees * 1e9));
  const bbox = bounds && { left, bottom, right, top };
  const required = features ?? ['OsmSchema-V0.6', 'DenseNodes'];
  HeaderBlock.write({ required_features: required, optional_features: [], bbox }, header);
  return blob('OSMHeader', header.finish());
}

/** Blobs of nodes, ways and relations. A large file has many. */
export function dataBlobs({ nodes = [], ways = [], relations = [] }: SmallExtract): Buffer {
  const strings = new Strings();
  const blocks = [
    {
      dense: {
        id: deltas(nodes.map(({ id }) => id)),
        lat: deltas(nodes.map(({ lat }) => fixed(lat))),
        lon: deltas(nodes.map(({ lon }) => fixed(lon))),
        keys_vals: nodes.flatMap(({ tags }) => [...strings.pairs(tags), 0]),
      },
    },
    { ways: ways.map(({ id, refs, tags }) => ({ id, refs: deltas(refs), ...strings.tags(tags) })) },
    {
      relations: relations.map(({ id, members, tags }) => ({
        id,
        roles_sid: members.map(({ role = '' }) => strings.index(role)),
        memids: deltas(members.map(({ ref }) => ref)),
        types: members.map(({ type }) => (type === 'node' ? 0 : 1)),
        ...strings.tags(tags),
      })),
    },
  ];
  const data = blocks.map((group) => {
    const pbf = new Pbf();
    PrimitiveBlock.write({ stringtable: { s: strings.bytes() }, primitivegroup: [group] }, pbf);
    return blob('OSMData', pbf.finish());
  });
  return Buffer.concat(data);
}

const fixed = (degrees: number): number => Math.round(degrees * 1e7);
const deltas = (ids: readonly number[]): number[] => ids.map((id, index) => id - (ids[index - 1] ?? 0));

function blob(type: string, bytes: Uint8Array): Buffer {
  const body = new Pbf();
  PbfBlob.write({ raw_size: bytes.length, zlib_data: deflateSync(bytes) }, body);
  const content = body.finish();
  const header = new Pbf();
  BlobHeader.write({ type, datasize: content.length }, header);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, content]);
}

/** Every text of a block, once; the first one is empty by convention. */
class Strings {
  readonly #texts = new Map([['', 0]]);

  index(text: string): number {
    const known = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, known);
    return known;
  }

  tags(tags: Tags = {}): { keys: number[]; vals: number[] } {
    const entries = Object.entries(tags);
    return { keys: entries.map(([key]) => this.index(key)), vals: entries.map(([, value]) => this.index(value)) };
  }

  pairs(tags: Tags = {}): number[] {
    return Object.entries(tags).flatMap((pair) => pair.map((text) => this.index(text)));
  }

  bytes(): Buffer[] {
    return [...this.#texts.keys()].map((text) => Buffer.from(text));
  }
}
