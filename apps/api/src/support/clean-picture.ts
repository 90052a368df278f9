/** A picture without its metadata: where and when it was taken, with what, and texts in it. */
export interface CleanPicture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly extension: 'jpg' | 'png' | 'webp';
  readonly bytes: Buffer;
}

/**
 * Recognizes a picture by its content and drops what isn't needed to show it. A JPEG keeps its orientation and color
 * profile. Formats: PNG (W3C, third edition), JPEG (ITU T.81, Exif 2.32), WebP container (RFC 9649).
 * @returns undefined when it isn't a whole picture of these formats
 */
export function cleanPicture(bytes: Buffer): CleanPicture | undefined {
  try {
    if (bytes.subarray(0, 8).equals(pngSignature))
      return { type: 'image/png', extension: 'png', bytes: cleanPng(bytes) };
    if (bytes.readUInt16BE(0) === 0xff_d8) return { type: 'image/jpeg', extension: 'jpg', bytes: cleanJpeg(bytes) };
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') {
      return { type: 'image/webp', extension: 'webp', bytes: cleanWebp(bytes) };
    }
  } catch (error) {
    // Reading past the end: it's cut short, or claims lengths that it doesn't have.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** A part of the file. @throws RangeError past its end */
function slice(bytes: Buffer, from: number, to: number): Buffer {
  if (to > bytes.length || from > to) throw new RangeError('The picture ends early.');
  return bytes.subarray(from, to);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngKept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND']);

function cleanPng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [pngSignature];
  for (let at = pngSignature.length; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const chunk = slice(bytes, at, end);
    const name = textAt(chunk, 4, 8);
    if (parts.length === 1 && name !== 'IHDR') throw new RangeError('The picture has no header.');
    if (pngKept.has(name)) parts.push(chunk);
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

const [app0, app1, app2, app14, app15, comment, startOfScan, endOfImage] = [
  0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe, 0xda, 0xd9,
] as const;

function cleanJpeg(bytes: Buffer): Buffer {
  const parts = [slice(bytes, 0, 2)];
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('The picture is damaged.');
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return Buffer.concat([...parts, slice(bytes, at, at + 2)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = slice(bytes, at, end);
    const orientation = marker === app1 ? orientationOf(segment) : undefined;
    if (orientation !== undefined) parts.push(orientationSegment(orientation));
    else if (isShown(marker, segment)) parts.push(segment);
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (marker === startOfScan) parts.push(slice(bytes, end, at));
  }
}

/** Whether a segment is needed to show the picture. */
function isShown(marker: number, segment: Buffer): boolean {
  if (marker === app2) return textAt(segment, 4, 15) === 'ICC_PROFILE';
  if (marker === app0 || marker === app14) return true;
  return marker !== comment && !(marker >= app1 && marker <= app15);
}

/** The position of the next marker after compressed data, in which 0xFF is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('The picture ends early.');
}

const orientationTag = 0x01_12;

/** How the camera was held, from 2 to 8, when the Exif data says so. */
function orientationOf(segment: Buffer): number | undefined {
  if (textAt(segment, 4, 10) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(10);
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let index = 0; index < short(directory); index += 1) {
      const entry = directory + 2 + index * 12;
      const value = short(entry) === orientationTag ? short(entry + 8) : 0;
      if (value >= 2 && value <= 8) return value;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Exif data that holds an orientation and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const body = Buffer.from([...Buffer.from('Exif\0\0'), ...tiff]);
  const head = Buffer.from([0xff, app1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const webpDropped = new Set(['EXIF', 'XMP ']);
const webpMetadataFlags = 0x08 | 0x04;

function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  const parts: Buffer[] = [];
  for (let at = 12; at < end;) {
    const size = bytes.readUInt32LE(at + 4);
    // Chunks have an even length.
    const chunk = Buffer.from(slice(bytes, at, at + 8 + size + (size % 2)));
    const name = textAt(chunk, 0, 4);
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpMetadataFlags, 8);
    if (!webpDropped.has(name)) parts.push(chunk);
    at += chunk.length;
  }
  if (parts.length === 0) throw new RangeError('The picture is empty.');
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
