import { crc32, deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const header = chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex'));
const pixels = chunk('IDAT', deflateSync(Buffer.from([0, 1, 2, 3])));
const end = chunk('IEND', Buffer.alloc(0));
const png = (...extra: Buffer[]) => Buffer.concat([signature, header, ...extra, pixels, end]);

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0, 0xff, 0xd0, 0x34]),
]);
const jpeg = (...extra: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), jfif, ...extra, scan, Buffer.from([0xff, 0xd9])]);
/** Exif data with an orientation and a made-up place. */
const exif = (orientation: number, isLittle: boolean) => {
  const tiff = Buffer.alloc(26);
  const [short, long] = isLittle
    ? ([tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)] as const)
    : ([tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)] as const);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 48.2 16.3')]));
};

const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
};
const webpChunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)]);
};
const lossless = webpChunk('VP8L', Buffer.from('2f000000000788', 'hex'));

describe('a PNG', () => {
  it('loses texts, times and what follows its end', () => {
    const text = chunk('tEXt', Buffer.from('Author\0Ada'));
    const time = chunk('tIME', Buffer.alloc(7));
    const extra = Buffer.concat([png(text, time), Buffer.from('PK secret archive')]);
    expect(cleanPicture(extra)).toEqual({ type: 'image/png', extension: 'png', bytes: png() });
  });
});

describe('a JPEG', () => {
  it('loses its metadata and comments, and keeps what shows it', () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1'));
    const dirty = jpeg(
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x/>')),
      profile,
      segment(0xed, Buffer.from('Photoshop 3.0')),
      segment(0xfe, Buffer.from('a comment')),
    );
    expect(cleanPicture(dirty)?.bytes).toEqual(jpeg(profile));
  });

  it.each([true, false])('keeps its orientation and no place (little-endian: %s)', (isLittle) => {
    const clean = cleanPicture(jpeg(exif(6, isLittle)))!.bytes;
    expect(clean.toString('latin1')).not.toContain('GPS');
    expect(cleanPicture(clean)?.bytes).toEqual(clean);
    expect(clean).toEqual(jpeg(exif(6, false).subarray(0, 0), clean.subarray(20, 20 + 36)));
  });

  it('with an upright orientation keeps no Exif data', () => {
    expect(cleanPicture(jpeg(exif(1, true)))?.bytes).toEqual(jpeg());
  });
});

describe('a WebP', () => {
  it('loses its metadata, and says so in its header', () => {
    const flags = (value: number) => webpChunk('VP8X', Buffer.from([value, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    const dirty = riff(
      flags(0x2c),
      lossless,
      webpChunk('EXIF', Buffer.from('MM place')),
      webpChunk('XMP ', Buffer.from('<x/>')),
    );
    expect(cleanPicture(dirty)?.bytes).toEqual(riff(flags(0x20), lossless));
  });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a PNG that ends early', png().subarray(0, -5)],
  ['a PNG that starts with its pixels', Buffer.concat([signature, pixels, header, end])],
  ['a JPEG that ends early', jpeg().subarray(0, -3)],
  ['a WebP of no chunks', riff()],
])('%s is no picture', (_, bytes) => {
  expect(cleanPicture(bytes)).toBeUndefined();
});

it('answers for any bytes, and cleaning again changes nothing', () => {
  expect.hasAssertions();
  const start = fc.constantFrom(png(), jpeg(exif(6, true)), riff(lossless), signature, Buffer.from([0xff, 0xd8]));
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 60 }), fc.nat(200), (picture, noise, at) => {
      const bytes = Buffer.concat([picture.subarray(0, at), noise, picture.subarray(at)]);
      const clean = cleanPicture(bytes);
      const again = clean && cleanPicture(clean.bytes);
      expect(again).toEqual(clean);
    }),
    { numRuns: 2000 },
  );
});
