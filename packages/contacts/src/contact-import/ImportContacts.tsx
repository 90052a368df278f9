import { useDatabase } from '@keepmark/local-store/react';
import { FileImportError, ImportDialog, type ReadingOptions, useChosenFile } from '@keepmark/ui/file-import';
import { inSlices } from '@keepmark/ui/in-slices';
import { plural } from '@keepmark/ui/words';
import { useMemo } from 'react';
import { readFileText } from '../contact-files/read-file-text';
import { contactsIn } from '../contact-files/read-contacts';
import type { ReadCard } from '../contact-files/read-vcards';
import type { Contact } from '../contact-table';
import { useContacts } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import { ContactsPreview } from './ContactsPreview';
import { type PlannedCard, planImport, plannerOf } from './plan-import';

/** The cards of a file, with the plan for the contacts that were saved when it was read. */
interface PlannedFile {
  readonly cards: readonly ReadCard[];
  readonly plan: readonly PlannedCard[];
  readonly contacts: readonly Contact[];
}

/** Reads and plans a file in slices, since half a million rows take seconds. */
async function readPlan(
  file: File,
  contacts: readonly Contact[],
  { signal, onProgress }: ReadingOptions,
): Promise<PlannedFile> {
  const source = contactsIn(await readFileText(file));
  if (source.length === 0) {
    throw new FileImportError(
      `${file.name} has no contacts. Export your contacts as vCard (.vcf) or CSV and choose that file.`,
    );
  }
  const cards: ReadCard[] = [];
  const plan = await inSlices(planned(source, contacts, cards), {
    signal,
    onProgress: (steps) => onProgress(steps / source.length),
  });
  return { cards, plan, contacts };
}

function* planned(source: Iterable<ReadCard>, contacts: readonly Contact[], cards: ReadCard[]) {
  const planOf = plannerOf(contacts);
  for (const card of source) {
    cards.push(card);
    yield planOf(card);
  }
}

/** Imports contacts from a vCard or CSV file, after a preview. */
export default function ImportContacts({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const contacts = useContacts();
  const { read, choose, reading, cancel } = useChosenFile(async (file, options) => {
    await database.prepareRoom();
    return readPlan(file, contacts, options);
  });
  const { addAll } = useContactActions();
  const file = read?.content;
  // Another tab may have added some of them since.
  const plan = useMemo(
    () => file && (file.contacts === contacts ? file.plan : planImport(file.cards, contacts)),
    [file, contacts],
  );
  const values = useMemo(() => (plan ?? []).flatMap((card) => (card.values ? [card.values] : [])), [plan]);
  return (
    <ImportDialog
      title="Import contacts"
      hint="Choose a vCard file (.vcf) from your phone, Outlook, or Google Contacts, or a CSV file with a header row. Your existing contacts won’t change."
      accept=".vcf,.vcard,.csv,text/vcard,text/x-vcard,text/csv"
      onChoose={(chosen) => void choose(chosen)}
      reading={reading}
      onCancelReading={cancel}
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
