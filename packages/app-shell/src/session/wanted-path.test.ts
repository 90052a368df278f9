import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWantedPath, takeWantedPath } from './wanted-path';

describe('where to go after sign-in', () => {
  beforeEach(() => localStorage.clear());

  it('is where the URL says', () => {
    keepWantedPath('/jobs/list');
    expect(takeWantedPath('/job/add?from=search')).toBe('/job/add?from=search');
  });

  it('is where the person was kept from, once', () => {
    keepWantedPath('/jobs/list');
    expect(takeWantedPath(undefined)).toBe('/jobs/list');
    expect(takeWantedPath(undefined)).toBe('/places');
  });

  it('is never another site', () => {
    keepWantedPath('//evil.example');
    expect(takeWantedPath('https://evil.example/')).toBe('/places');
  });

  it('is the first screen in a browser that keeps nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: denied, getItem: denied, removeItem: denied });
    try {
      expect(() => keepWantedPath('/jobs/list')).not.toThrow();
      expect(takeWantedPath(undefined)).toBe('/places');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
