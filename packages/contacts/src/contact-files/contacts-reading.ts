import type { FileReading } from '@keepmark/ui/file-reading';
import type { ContactValues } from '../contact';
import { readContactsFile } from './read-contacts-file';

/** Reads the contacts of a file. @throws {FileImportError} for a file that is too large, of another kind, or without contacts */
export async function contactsReading(file: File): Promise<FileReading<ContactValues>> {
  const { contacts, remarks } = await readContactsFile(file);
  const cards = [...contacts];
  return {
    kind: 'contacts',
    rows: cards.flatMap((card) => ('values' in card ? [card.values] : [])),
    remarks,
    skipped: cards.flatMap((card) => ('values' in card ? [] : [`${card.label}: ${card.problem}`])),
  };
}
