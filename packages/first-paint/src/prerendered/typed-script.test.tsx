import { runInThisContext } from 'node:vm';
import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { typedScript } from './start-script.mjs';
import { startedEvent } from '../started-event.mjs';

function Form({ hint = '' }: { hint?: string }) {
  const [text, setText] = useState('');
  return (
    <form title={hint}>
      <textarea aria-label="Message" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <output>{text}</output>
    </form>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('keeps what was typed into a field before React was there', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  runInThisContext(typedScript);
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'The list is empty.';
  const root = await act(async () => {
    const hydrated = hydrateRoot(document.querySelector('#root')!, <Form />);
    document.dispatchEvent(new Event(startedEvent));
    return hydrated;
  });
  await act(async () => root.render(<Form hint="Write to us" />));
  expect(screen.getByRole('status').textContent).toBe('The list is empty.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('The list is empty.');
});
