import { afterEach, expect, test, vi } from 'vitest';
import { createLettersStore, readLetterDocument } from '../letters-store';
import { blankLetter } from '@keepmark/resume-document/new-document';
import type { LetterDocument } from '@keepmark/resume-document';
import { openTwoTabs } from '../testing/two-tabs';
import { createAutosave } from './autosave';
import { createEditorStore } from './editor-store';

afterEach(() => void vi.useRealTimers());

test('of two tabs that save one field at the same moment, one says so and can have its text back', async () => {
  // The moment lasts however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { tabs, settle } = await openTwoTabs();
  const id = createLettersStore(tabs[0].database).add(blankLetter());
  await settle();
  const [first, second] = tabs.map(({ database }) => {
    const editor = createEditorStore<LetterDocument>(readLetterDocument(database, id)!);
    const save = (document: LetterDocument, base: LetterDocument) =>
      createLettersStore(database).saveDocument(id, document, base);
    const autosave = createAutosave({ editor, read: () => readLetterDocument(database, id), save });
    return {
      autosave,
      page: () => editor.getState().document,
      type: (text: Partial<LetterDocument>) => editor.change((document) => ({ ...document, ...text })),
      conflict: () => autosave.state.getState().conflict,
    };
  }) as [Editor, Editor];
  first.type({ body: 'Mine', subject: 'Baker' });
  second.type({ body: 'Theirs', closing: 'Sincerely' });
  for (const { autosave } of [first, second]) autosave.flush();
  await settle();
  for (const { autosave } of [first, second]) autosave.refresh();

  const told = [first, second].filter(({ conflict }) => conflict());
  expect(told).toHaveLength(1);
  const texts = () => [first, second].map(({ page }) => page());
  expect(texts()).toMatchObject([
    { subject: 'Baker', closing: 'Sincerely' },
    { subject: 'Baker', closing: 'Sincerely' },
  ]);
  const [{ body }] = texts() as [LetterDocument];
  expect(texts().map((page) => page.body)).toEqual([body, body]);
  expect(told[0]?.conflict()).toMatchObject({ fields: ['body'], shown: 'other' });
  expect(told[0]?.conflict()?.withOther(texts()[0]!).body).toBe(body === 'Mine' ? 'Theirs' : 'Mine');
});

interface Editor {
  readonly autosave: ReturnType<typeof createAutosave<LetterDocument>>;
  readonly page: () => LetterDocument;
  readonly type: (text: Partial<LetterDocument>) => void;
  readonly conflict: () => ReturnType<Editor['autosave']['state']['getState']>['conflict'];
}
