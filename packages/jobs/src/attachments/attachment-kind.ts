import { unzipSync } from 'fflate';
import { type AttachmentKind, attachmentKinds } from './attachment-table';

interface KindFacts {
  readonly label: string;
  /** What a browser is told that the file is. It comes from this list alone, so that no file is opened as a web page. */
  readonly mediaType: string;
  /** Name endings. The first is added to a name without one. */
  readonly endings: readonly [string, ...string[]];
  /** Whether browsers show it in a tab. */
  readonly opensInTab: boolean;
}

export const kindFacts: Readonly<Record<AttachmentKind, KindFacts>> = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', endings: ['pdf'], opensInTab: true },
  docx: {
    label: 'Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    opensInTab: false,
  },
  png: { label: 'PNG image', mediaType: 'image/png', endings: ['png'], opensInTab: true },
  jpeg: { label: 'JPEG image', mediaType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jfif'], opensInTab: true },
  webp: { label: 'WebP image', mediaType: 'image/webp', endings: ['webp'], opensInTab: true },
};

/** For a file field. */
export const acceptedFiles = attachmentKinds
  .flatMap((kind) => [kindFacts[kind].mediaType].concat(kindFacts[kind].endings.map((ending) => `.${ending}`)))
  .join(',');

/** One character for each byte. Those of ASCII are as they are; the decoder takes the others for Windows-1252. */
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** The kind of a file by its content, whatever its name says. Undefined for other files. */
export function kindOf(bytes: Uint8Array): AttachmentKind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  const start = latin1(bytes.subarray(0, 1024));
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('PK\u0003\u0004')) return isDocx(bytes) ? 'docx' : undefined;
  // Readers take a PDF whose header comes a little later, and some programs write such files.
  return /^[^<]*%PDF-\d/.test(start) ? 'pdf' : undefined;
}

/** A Word document without macros: they run programs. */
function isDocx(bytes: Uint8Array): boolean {
  const names = zipNames(bytes);
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name)) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  );
}

/** The names in the directory of a ZIP; none if it's damaged. Nothing is unpacked. */
function zipNames(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}
