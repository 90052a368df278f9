import { useDatabase } from '@keepmark/local-store/react';
import { ImportDialog, type ReadingOptions, useChosenFile } from '@keepmark/ui/file-import';
import { inSlices } from '@keepmark/ui/in-slices';
import { plural } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { readContactsFile } from '../contact-files/read-contacts-file';
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
  /** What people should know about the file. Sentences. */
  readonly remarks: readonly string[];
}

/** Reads and plans a file in slices, since half a million rows take seconds. */
async function readPlan(
  file: File,
  contacts: readonly Contact[],
  { signal, onProgress }: ReadingOptions,
): Promise<PlannedFile> {
  const { contacts: source, remarks } = await readContactsFile(file);
  const cards: ReadCard[] = [];
  const plan = await inSlices(planned(source, contacts, cards), {
    signal,
    onProgress: (steps) => onProgress(steps / source.length),
  });
  return { cards, plan, contacts, remarks };
}

function* planned(source: Iterable<ReadCard>, contacts: readonly Contact[], cards: ReadCard[]) {
  const planOf = plannerOf(contacts);
  for (const card of source) {
    cards.push(card);
    yield planOf(card);
  }
}

/** Imports contacts from a vCard, CSV or XLSX file, after a preview. */
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
      hint="Choose a vCard file (.vcf) from your phone, Outlook, or Google Contacts, or a CSV or Excel file with a header row. Your existing contacts won’t change."
      // Kinds that we can only name are here, too: whoever can't choose a file doesn't learn what to do with it.
      accept=".vcf,.vcard,.csv,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers,text/vcard,text/x-vcard,text/csv"
      onChoose={(chosen) => void choose(chosen)}
      reading={reading}
      onCancelReading={cancel}
      problem={read?.problem}
      preview={
        plan && (
          <>
            {file?.remarks.map((remark) => (
              <Text key={remark} size="sm">
                {remark}
              </Text>
            ))}
            <ContactsPreview plan={plan} />
          </>
        )
      }
      importButton={values.length > 0 ? { label: `Add ${plural(values.length, 'contact')}` } : undefined}
      onImport={() => {
        if (addAll(values)) onClose();
      }}
      onClose={onClose}
    />
  );
}
