import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const urlDelayMs = 300;

export interface UrlFilterForm<Filter> {
  /** Reads the filter from a URL's query; invalid parts get their defaults. */
  readonly read: (search: object) => Filter;
  /** Writes the filter as a URL's query, without default values. */
  readonly write: (filter: Filter) => object;
}

/**
 * A screen's filter, stored in the URL so that it can be shared and survives a reload. A change applies immediately and
 * reaches the URL a moment later, because browsers refuse to change the URL with every key.
 * @param form a constant; both functions are pure
 * @returns the filter, and a function that changes it. The function never changes, so memoized controls don't rerender
 */
export function useUrlFilter<Filter extends object>(
  form: UrlFilterForm<Filter>,
): [Filter, (changes: Partial<Filter>) => void] {
  const router = useRouter();
  const navigate = useNavigate();
  const fromUrl = form.read(useSearch({ strict: false }));
  const url = JSON.stringify(form.write(fromUrl));
  const [filter, setFilter] = useState(fromUrl);
  const [seenUrl, setSeenUrl] = useState(url);
  const [ownUrl, setOwnUrl] = useState(url);

  const writeLater = useDebouncedCallback((next: Filter, pathname: string) => {
    // Don't call back someone who is already going to another screen.
    if (router.latestLocation.pathname !== pathname) return;
    setOwnUrl(JSON.stringify(form.write(next)));
    void navigate({ to: '.', search: form.write(next), replace: true, resetScroll: false });
  }, urlDelayMs);

  if (url !== seenUrl) {
    setSeenUrl(url);
    // The URL was changed by Back or by a link to this screen.
    if (url !== ownUrl) {
      setOwnUrl(url);
      setFilter(fromUrl);
    }
  }

  const latest = useRef(filter);
  useLayoutEffect(() => {
    latest.current = filter;
  }, [filter]);
  const change = useCallback(
    (changes: Partial<Filter>) => {
      latest.current = { ...latest.current, ...changes };
      setFilter(latest.current);
      writeLater(latest.current, router.latestLocation.pathname);
    },
    [router, writeLater],
  );

  return [filter, change];
}
