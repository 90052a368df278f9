import { useFormDraft } from '@keepmark/ui';
import { useForm } from '@mantine/form';
import { captureRequestOf } from './capture-request';
import type { SentPage } from './page-sender';
import { requestOfPage } from './sent-page';

const extractedNow = () => Date.now();

/**
 * The pasted link or text, and what to read the posting from. Both are kept across a reload, or the details that were
 * found would be gone with them.
 * @param page what the bookmark sent; undefined without it
 * @param shared the link or text that an app shared
 */
export function usePaste(page: SentPage | undefined, shared: string) {
  const sent = page?.url ?? shared;
  const form = useForm({ initialValues: { pasted: sent, extracted: sent, extractedAt: 0 } });
  const draft = useFormDraft(form, `job-capture-paste/${sent}`);
  const { pasted, extracted, extractedAt } = form.getValues();
  return {
    field: form.getInputProps('pasted'),
    isEmpty: pasted.trim() === '',
    request: page && extracted === sent ? requestOfPage(page) : captureRequestOf(extracted),
    /** Tells one paste from the next. */
    extractedAt,
    extract: () => form.setValues({ extracted: pasted, extractedAt: extractedNow() }),
    /** Forgets what was pasted. */
    clear: draft.clear,
  };
}
