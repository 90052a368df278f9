// The reader's compiled schemas, which come without types; only writing is used.
declare module 'pbf-3' {
  export default class Pbf {
    finish(): Uint8Array;
  }
}
declare module 'osm-pbf-parser-node/proto/fileformat.js' {
  import type Pbf from 'pbf-3';
  interface Message {
    write: (value: object, pbf: Pbf) => void;
  }
  export const Blob: Message;
  export const BlobHeader: Message;
}
declare module 'osm-pbf-parser-node/proto/osmformat.js' {
  import type Pbf from 'pbf-3';
  interface Message {
    write: (value: object, pbf: Pbf) => void;
  }
  export const HeaderBlock: Message;
  export const PrimitiveBlock: Message;
}
