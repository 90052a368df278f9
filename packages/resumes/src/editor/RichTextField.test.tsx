import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RichTextField } from './RichTextField';

function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MantineProvider>
      <RichTextField label="Notes" value={value} onChange={setValue} />
      <button type="button">Next</button>
      <output>{value}</output>
    </MantineProvider>
  );
}

function open(initial = '') {
  render(<Form initial={initial} />);
  return {
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }),
    stored: () => screen.getByRole('status').textContent,
  };
}

/** Moves the cursor in the field. */
function putCursor(field: HTMLTextAreaElement, start: number, end = start) {
  field.focus();
  field.setSelectionRange(start, end);
}

describe('a field for bullets', () => {
  it('continues the list with Enter, keeps the cursor, and ends it with Enter in an empty bullet', async () => {
    const { field, stored } = open('- one two');
    putCursor(field, 5);
    await userEvent.keyboard('{Enter}x{End}{Enter}{Enter}after');
    expect(field.value).toBe('• one\n• x two\nafter');
    expect(stored()).toBe('- one\n- x two\nafter');
  });

  it('joins a bullet to the one above with Backspace', async () => {
    const { field } = open('- one\n- two');
    putCursor(field, 8);
    await userEvent.keyboard('{Backspace}!');
    expect(field.value).toBe('• one !two');
  });

  it('turns a pasted list into bullets', async () => {
    const { field, stored } = open();
    putCursor(field, 0);
    await userEvent.paste('· one\n· two');
    expect(stored()).toBe('- one\n- two');
  });

  it('ends bold text with the same keys that started it', async () => {
    const { field, stored } = open();
    putCursor(field, 0);
    await userEvent.keyboard('a {Control>}b{/Control}bold{Control>}b{/Control} and plain');
    expect(stored()).toBe('a **bold** and plain');
  });

  it('makes bold, italic and linked text by keyboard', async () => {
    const { field, stored } = open('one two three');
    putCursor(field, 0, 3);
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(stored()).toBe('**one** two three');
    putCursor(field, 8, 11);
    await userEvent.keyboard('{Control>}i{/Control}');
    putCursor(field, 14, 19);
    await userEvent.keyboard('{Control>}k{/Control}https://a.example');
    expect(stored()).toBe('**one** *two* [three](https://a.example)');
  });
});

describe('Tab', () => {
  it("moves past a field that hasn't been edited", async () => {
    open('one');
    await userEvent.tab();
    for (let tabs = 0; tabs < 4; tabs += 1) await userEvent.tab();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('makes a bullet at the start of a line; a second Tab moves on', async () => {
    const { field, stored } = open('one');
    await userEvent.click(field);
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    expect(stored()).toBe('- one');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('leaves the field after Escape', async () => {
    const { field, stored } = open('one');
    await userEvent.click(field);
    await userEvent.keyboard('{Home}{Escape}');
    await userEvent.tab();
    expect([stored(), document.activeElement?.textContent]).toEqual(['one', 'Next']);
  });
});
