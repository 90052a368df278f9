import { Unzip, UnzipInflate } from 'fflate';
import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';

const chunkBytes = 64 * 1024;

/** Map apps show `doc.kml`. Without it, the first KML file in the archive is used. */
const isBetter = (name: string, other: string | undefined) => other === undefined || name.toLowerCase() === 'doc.kml';

/**
 * The KML file in a KMZ archive. Other files aren't unzipped, and unzipping stops at a limit, since a few kilobytes can
 * hold gigabytes.
 * @throws {ImportFileError}
 */
export function openKmz(archive: Uint8Array): Uint8Array {
  let found: { name: string; parts: Uint8Array[] } | undefined;
  let unpackedBytes = 0;
  let failure: Error | undefined;
  const unzip = new Unzip((file) => {
    if (!file.name.toLowerCase().endsWith('.kml') || !isBetter(file.name, found?.name)) return;
    const parts: Uint8Array[] = [];
    found = { name: file.name, parts };
    file.ondata = (error, data) => {
      if (error) failure ??= new ImportFileError('malformed', { cause: error });
      unpackedBytes += data?.length ?? 0;
      if (unpackedBytes > importLimits.unpackedBytes) failure ??= new ImportFileError('bomb');
      else parts.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length; at += chunkBytes) {
      if (failure) break;
      unzip.push(archive.subarray(at, at + chunkBytes), at + chunkBytes >= archive.length);
    }
  } catch (cause) {
    failure ??= new ImportFileError('malformed', { cause });
  }
  if (failure) throw failure;
  if (!found) throw new ImportFileError('no-kml');
  return joined(found.parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
