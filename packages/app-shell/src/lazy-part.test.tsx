import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows the fallback until it has loaded, without a warning', async () => {
  const reported = vi.spyOn(console, 'error');
  let finish: () => void = () => {};
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  const Part = lazyPart(async () => {
    await loaded;
    return Greeting;
  });
  const tree = (name: string) => (
    <Suspense fallback="Loading">
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = await act(async () => render(tree('Jo')));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => finish());
  expect(screen.getByText('Hello Jo')).toBeTruthy();
  rerender(tree('Kim'));
  expect(screen.getByText('Hello Kim')).toBeTruthy();
  expect(reported).not.toHaveBeenCalled();
});

it('renders immediately after it was preloaded', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Part = lazyPart(load);
  await Part.preload();
  render(
    <Suspense fallback="Loading">
      <Part name="Jo" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Jo')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after a failure', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toThrow('offline');
  await Part.preload();
  render(<Part name="Jo" />);
  expect(screen.getByText('Hello Jo')).toBeTruthy();
});
