// The reader's compiled schemas and what they write with, which come without types; only writing is used.
declare module 'pbf' {
  export default class Pbf {
    finish(): Uint8Array;
  }
}
declare module 'osm-pbf-parser-node/proto/fileformat.js' {
  import type Pbf from 'pbf';
  interface Message {
    write: (value: object, pbf: Pbf) => void;
  }
  export const Blob: Message;
  export const BlobHeader: Message;
}
declare module 'osm-pbf-parser-node/proto/osmformat.js' {
  import type Pbf from 'pbf';
  interface Message {
    write: (value: object, pbf: Pbf) => void;
  }
  export const HeaderBlock: Message;
  export const PrimitiveBlock: Message;
}
