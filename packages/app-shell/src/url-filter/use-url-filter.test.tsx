import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useUrlFilter, type UrlFilterForm } from './use-url-filter';

type Filter = { text: string; kind: string };
const wordOf = (search: object, name: string) => {
  const value: unknown = Reflect.get(search, name);
  return typeof value === 'string' ? value : '';
};
const form: UrlFilterForm<Filter> = {
  read: (search) => ({ text: wordOf(search, 'text'), kind: wordOf(search, 'kind') }),
  write: ({ text, kind }) => ({ ...(text && { text }), ...(kind && { kind }) }),
};

function FilterScreen() {
  const [filter, change] = useUrlFilter(form);
  const [firstChange] = useState(() => change);
  return (
    <>
      <input aria-label="Filter" value={filter.text} onChange={(event) => change({ text: event.target.value })} />
      <button
        onClick={() => {
          change({ text: 'trees' });
          change({ kind: 'oak' });
        }}
      >
        Both
      </button>
      <output>{firstChange === change ? 'the same' : 'another'}</output>
    </>
  );
}

async function open(path: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/list">All</Link>
        <Link to="/elsewhere">Elsewhere</Link>
        <Outlet />
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/list', component: FilterScreen }),
      createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => 'Elsewhere' }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Filter');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

describe('a filter in the URL', () => {
  it('starts from the URL', async () => {
    await open('/list?text=welder');
    expect(input().value).toBe('welder');
  });

  it('applies immediately and reaches the URL a moment later, as one history entry', async () => {
    const router = await open('/list');
    type('wel');
    type('weld');
    expect(input().value).toBe('weld');
    await waitFor(() => expect(router.state.location.search).toEqual({ text: 'weld' }));
    expect(router.history.length).toBe(1);
    expect(input().value).toBe('weld');
  });

  it('makes two changes together, with a function that stays the same', async () => {
    const router = await open('/list');
    fireEvent.click(screen.getByText('Both'));
    expect(screen.getByRole('status').textContent).toBe('the same');
    await waitFor(() => expect(router.state.location.search).toEqual({ text: 'trees', kind: 'oak' }));
    expect(input().value).toBe('trees');
  });

  it('keeps what is typed while the URL follows', async () => {
    vi.useFakeTimers();
    try {
      const router = await open('/list');
      type('a');
      await act(() => vi.advanceTimersByTimeAsync(310));
      type('ab');
      await act(() => vi.advanceTimersByTimeAsync(10));
      expect(router.state.location.search).toEqual({ text: 'a' });
      expect(input().value).toBe('ab');
    } finally {
      vi.useRealTimers();
    }
  });

  it('follows a link to the same screen', async () => {
    await open('/list?text=welder');
    fireEvent.click(screen.getByText('All'));
    await waitFor(() => expect(input().value).toBe(''));
  });

  it('does not call back someone who has left', async () => {
    vi.useFakeTimers();
    try {
      const router = await open('/list');
      type('welder');
      fireEvent.click(screen.getByText('Elsewhere'));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(router.state.location.pathname).toBe('/elsewhere');
    } finally {
      vi.useRealTimers();
    }
  });
});
