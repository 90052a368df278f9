import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, useRouter } from '@tanstack/react-router';
import { EmptyState } from '@keepmark/ui';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { startFocusAfterRemoval } from './focus-after-removal';

function List({ isIndexed = false }: { isIndexed?: boolean }) {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cleo']);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setNames(names.filter((other) => other !== name));
  return (
    <>
      <h1>People</h1>
      <button onClick={() => setNames([...names, 'Dan'])}>Add person</button>
      {names.length === 0 ? (
        <p>
          None yet. <a href="#import">Import people</a>
        </p>
      ) : (
        <ul>
          {names.map((name, index) => (
            <li key={isIndexed ? index : name}>
              <a href={`#${name}`}>{name}</a>
              <button onClick={() => remove(name)}>Delete {name}</button>
              <button onClick={() => setAsked(name)}>Ask to delete {name}</button>
            </li>
          ))}
        </ul>
      )}
      <button onClick={() => setNames(names.toReversed())}>Reverse</button>
      {asked === undefined ? null : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Mantine's dialogs
        <div role="dialog" tabIndex={-1}>
          <button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as dialogs do
            autoFocus
            onClick={() => {
              remove(asked);
              setAsked(undefined);
            }}
          >
            Yes
          </button>
        </div>
      )}
    </>
  );
}

async function open(list = <List />) {
  function Screen() {
    const shown = useRouter();
    useEffect(() => startFocusAfterRemoval(shown), [shown]);
    return <main tabIndex={-1}>{list}</main>;
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  act(() => button.click());
};
const pressFocused = () => act(() => (document.activeElement as HTMLElement).click());
const focused = () => document.activeElement?.textContent;

it.each([<List key="ids" />, <List key="indexes" isIndexed />])(
  'goes to the next row, then to the one before',
  async (list) => {
    await open(list);
    press('Delete Ben');
    await waitFor(() => expect(focused()).toBe('Delete Cleo'));
    pressFocused();
    await waitFor(() => expect(focused()).toBe('Delete Ada'));
  },
);

it('goes to what an empty list offers', async () => {
  await open();
  for (const name of ['Ada', 'Ben', 'Cleo']) press(`Delete ${name}`);
  await waitFor(() => expect(focused()).toBe('Import people'));
});

function EmptyingScreen() {
  const [isEmpty, setEmpty] = useState(false);
  // The header of the empty screen is a `div` beside the place of the list, as a row could be.
  return isEmpty ? (
    <div>
      <div key="empty header">
        <h1>People</h1>
        <button>Import</button>
      </div>
      <EmptyState key="empty" icon="users" title="No people yet" action={<button>Add person</button>}>
        Add people.
      </EmptyState>
    </div>
  ) : (
    <div>
      <h1 key="title">People</h1>
      <div key="list">
        <button onClick={() => setEmpty(true)}>Delete Ada</button>
      </div>
    </div>
  );
}

it('goes to the first step of an empty screen, not to what is beside its title', async () => {
  await open(
    <MantineProvider>
      <EmptyingScreen />
    </MantineProvider>,
  );
  press('Delete Ada');
  await waitFor(() => expect(focused()).toBe('Add person'));
});

it('goes to the next row when a dialog asked first', async () => {
  await open();
  press('Ask to delete Ada');
  await waitFor(() => expect(focused()).toBe('Yes'));
  pressFocused();
  await waitFor(() => expect(focused()).toBe('Ask to delete Ben'));
});

it('stays with a row that moves', async () => {
  await open();
  act(() => screen.getByRole('link', { name: 'Cleo' }).focus());
  await act(async () => screen.getByRole('button', { name: 'Reverse' }).click());
  await waitFor(() => expect(focused()).toBe('Cleo'));
});

it('leaves the focus where people put it', async () => {
  await open();
  const ben = screen.getByRole('link', { name: 'Ben' });
  act(() => ben.focus());
  await act(async () => ben.blur());
  await act(async () => screen.getByRole('button', { name: 'Delete Ben' }).click());
  expect(document.activeElement).toBe(document.body);
  act(() => screen.getByRole('link', { name: 'Ada' }).focus());
  await act(async () => screen.getByRole('button', { name: 'Delete Cleo' }).click());
  await waitFor(() => expect(focused()).toBe('Ada'));
});
