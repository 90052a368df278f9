import { MantineProvider, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoFields } from './memo-fields';

type Form = UseFormReturnType<{ title: string; notes: string }>;

function setUp() {
  const rendered = { title: 0, notes: 0 };
  const part = (name: 'title' | 'notes') =>
    memoFields([name], ({ form }: { form: Form }) => {
      rendered[name] += 1;
      return <TextInput label={name} {...form.getInputProps(name)} />;
    });
  const [Title, Notes] = [part('title'), part('notes')];
  function Both() {
    const form: Form = useForm({
      initialValues: { title: '', notes: '' },
      validate: { notes: (text) => (text === '' ? 'Enter a note.' : null) },
    });
    return (
      <form onSubmit={form.onSubmit(() => {})}>
        <Title form={form} />
        <Notes form={form} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Both />, { wrapper: ({ children }) => <MantineProvider>{children}</MantineProvider> });
  return rendered;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('renders only the part whose field changed', () => {
  const rendered = setUp();
  const before = rendered.notes;
  fireEvent.change(field('title'), { target: { value: 'Baker' } });
  expect(field('title').value).toBe('Baker');
  expect(rendered.notes).toBe(before);
});

it('writes both fields, one after the other', () => {
  setUp();
  fireEvent.change(field('title'), { target: { value: 'Baker' } });
  fireEvent.change(field('notes'), { target: { value: 'Call' } });
  expect([field('title').value, field('notes').value]).toEqual(['Baker', 'Call']);
});

it('shows an error, and takes it back', () => {
  setUp();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a note.')).toBeTruthy();
  fireEvent.change(field('notes'), { target: { value: 'Call' } });
  expect(screen.queryByText('Enter a note.')).toBeNull();
});
