import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const urlDelayMs = 300;

export interface UrlFilterForm<Filter> {
  /** The filter that a URL's query asks for; a part that makes no sense has its default. */
  readonly read: (search: object) => Filter;
  /** The query of a filter, without what has its default value. */
  readonly write: (filter: Filter) => object;
}

/**
 * A screen's filter, kept in the URL so that it can be shared and survives a reload. A change counts at once and reaches
 * the URL a moment later: browsers refuse to have the URL changed with every key.
 * @param form a constant: both functions are pure
 * @returns the filter, and what changes it: always the same function, so that a memoised control is not drawn anew
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
    // Somebody who is already on the way to another screen is not called back.
    if (router.latestLocation.pathname !== pathname) return;
    setOwnUrl(JSON.stringify(form.write(next)));
    void navigate({ to: '.', search: form.write(next), replace: true, resetScroll: false });
  }, urlDelayMs);

  if (url !== seenUrl) {
    setSeenUrl(url);
    // Back, or a link to this same screen, has changed the URL.
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
