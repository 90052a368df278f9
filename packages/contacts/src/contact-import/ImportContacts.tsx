import { useDatabase } from '@keepmark/local-store/react';
import { FileImportError, ImportDialog, useChosenFile } from '@keepmark/ui/file-import';
import { plural } from '@keepmark/ui/words';
import { readFileText } from '../contact-files/read-file-text';
import { readContacts } from '../contact-files/read-contacts';
import type { ReadCard } from '../contact-files/read-vcards';
import { useContacts } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import { ContactsPreview } from './ContactsPreview';
import { planImport } from './plan-import';

async function readCards(file: File): Promise<readonly ReadCard[]> {
  const cards = readContacts(await readFileText(file));
  if (cards.length > 0) return cards;
  throw new FileImportError(
    `${file.name} has no contacts. Export your contacts as vCard (.vcf) or CSV and choose that file.`,
  );
}

/** Imports contacts from a vCard or CSV file, after a preview. */
export default function ImportContacts({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const { read, choose } = useChosenFile(async (file) => {
    await database.prepareRoom();
    return readCards(file);
  });
  const contacts = useContacts();
  const { addAll } = useContactActions();
  const plan = read?.content && planImport(read.content, contacts);
  const values = (plan ?? []).flatMap((card) => (card.values ? [card.values] : []));
  return (
    <ImportDialog
      title="Import contacts"
      hint="Choose a vCard file (.vcf) from your phone, Outlook, or Google Contacts, or a CSV file with a header row. Your existing contacts won’t change."
      accept=".vcf,.vcard,.csv,text/vcard,text/x-vcard,text/csv"
      onChoose={(file) => void choose(file)}
      problem={read?.problem}
      preview={plan && <ContactsPreview plan={plan} />}
      importButton={values.length > 0 ? { label: `Add ${plural(values.length, 'contact')}` } : undefined}
      onImport={() => {
        if (addAll(values)) onClose();
      }}
      onClose={onClose}
    />
  );
}
