import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client';

afterEach(() => onlineManager.setOnline(true));

it('asks again for what failed once the connection is back, and for nothing else', async () => {
  const client = createQueryClient();
  client.mount();
  const lost = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('found');
  const known = vi.fn<() => Promise<string>>().mockResolvedValue('known');
  const observers = [
    new QueryObserver(client, { queryKey: ['lost'], queryFn: lost, retry: false }),
    new QueryObserver(client, { queryKey: ['known'], queryFn: known }),
  ];
  const ends = observers.map((observer) => observer.subscribe(() => {}));
  await vi.waitFor(() => expect(client.getQueryState(['lost'])?.status).toBe('error'));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(client.getQueryData(['lost'])).toBe('found'));
  expect(known).toHaveBeenCalledOnce();
  for (const end of ends) end();
  client.unmount();
});
