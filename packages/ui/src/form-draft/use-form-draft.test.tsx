import { act, fireEvent, render, screen } from '@testing-library/react';
import { MantineProvider, TextInput } from '@mantine/core';
import { useForm, type FormMode } from '@mantine/form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadSafely } from '../reload/reload';
import { clearDrafts } from './draft-storage';
import { useFormDraft } from './use-form-draft';

type Job = { title: string; tags: string[] };
type FormProps = { mode: FormMode; draftKey?: string | undefined; onSave?: (values: Job) => void };

function JobForm({ mode, draftKey, onSave }: FormProps) {
  const form = useForm<Job>({ mode, initialValues: { title: 'Cook', tags: [] } });
  const draft = useFormDraft(form, draftKey);
  const save = (values: Job) => {
    onSave?.(values);
    draft.clear();
  };
  return (
    <form onSubmit={form.onSubmit(save)}>
      <TextInput label="Title" key={form.key('title')} {...form.getInputProps('title')} />
      <button type="button" onClick={() => form.insertListItem('tags', 'new')}>
        Tag
      </button>
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <button type="submit">Save</button>
      <output>
        {draft.restored ? 'restored ' : ''}
        {form.getValues().tags.join()}
      </output>
    </form>
  );
}

const show = (props: FormProps) =>
  render(
    <MantineProvider env="test">
      <JobForm {...props} />
    </MantineProvider>,
  );
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const stored = () => Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe.each<FormMode>(['controlled', 'uncontrolled'])('in a %s form', (mode) => {
  const props = { mode, draftKey: 'job' };

  test('what is typed is stored once the typing pauses, without anybody leaving', () => {
    show(props);
    type('Baker');
    expect(stored()).toEqual([]);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(stored()).toEqual([['keepmark-draft/job', '{"title":"Baker","tags":[]}']]);
  });

  test('it is back after a reload, and says so', async () => {
    const page = show(props);
    type('Baker');
    await act(() => reloadSafely(() => {}));
    page.unmount();
    show(props);
    expect(title().value).toBe('Baker');
    expect(screen.getByRole('status').textContent).toContain('restored');
  });

  test('it is stored when the page is hidden for good and when the screen is left', () => {
    const page = show(props);
    type('Baker');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(stored()[0]?.[1]).toContain('Baker');
    type('Brewer');
    page.unmount();
    expect(stored()[0]?.[1]).toContain('Brewer');
  });

  test('restores the entries of a list too', () => {
    show(props).container.querySelector('button')?.click();
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(stored()[0]?.[1]).toContain('"tags":["new"]');
  });

  test('saving forgets it', () => {
    const onSave = vi.fn<(values: Job) => void>();
    const page = show({ ...props, onSave });
    type('Baker');
    fireEvent.click(screen.getByText('Save'));
    page.unmount();
    expect(onSave).toHaveBeenCalledWith({ title: 'Baker', tags: [] });
    expect(stored()).toEqual([]);
  });

  test('discarding it brings the first values back', () => {
    sessionStorage.setItem('keepmark-draft/job', '{"title":"Baker","tags":["old"]}');
    const page = show(props);
    expect(title().value).toBe('Baker');
    fireEvent.click(screen.getByText('Discard'));
    expect(title().value).toBe('Cook');
    expect(screen.getByRole('status').textContent).not.toContain('restored');
    page.unmount();
    expect(stored()).toEqual([]);
  });

  test('what was typed and taken back leaves no draft', () => {
    const page = show(props);
    type('Baker');
    type('Cook');
    page.unmount();
    expect(stored()).toEqual([]);
  });
});

test('a form whose values are still to come waits for its key', () => {
  sessionStorage.setItem('keepmark-draft/job', '{"title":"Baker"}');
  const page = show({ mode: 'controlled' });
  expect(title().value).toBe('Cook');
  page.rerender(
    <MantineProvider env="test">
      <JobForm mode="controlled" draftKey="job" />
    </MantineProvider>,
  );
  expect(title().value).toBe('Baker');
});

test('an unreadable draft is ignored; drafts of all forms can be forgotten together', () => {
  sessionStorage.setItem('keepmark-draft/job', '{"title":');
  sessionStorage.setItem('other', 'stays');
  show({ mode: 'controlled', draftKey: 'job' });
  expect(title().value).toBe('Cook');
  clearDrafts();
  expect(stored()).toEqual([['other', 'stays']]);
});
