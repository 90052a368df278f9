import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveWantedPath, takeWantedPath, wantedFragmentPath } from './wanted-path';

describe('where to go after sign-in', () => {
  beforeEach(() => localStorage.clear());

  it('is the path in the URL', () => {
    saveWantedPath('/jobs/list');
    expect(takeWantedPath('/job/add?from=search')).toBe('/job/add?from=search');
  });

  it('is the screen that asked for the sign-in, once', () => {
    saveWantedPath('/jobs/list');
    expect(takeWantedPath(undefined)).toBe('/jobs/list');
    expect(takeWantedPath(undefined)).toBe('/places');
  });

  it('can be read with its fragment, for a preview, and stays', () => {
    saveWantedPath('/places/shared#abc');
    expect(wantedFragmentPath('/places/shared')).toBe('/places/shared#abc');
    expect(wantedFragmentPath('/places')).toBeUndefined();
    expect(wantedFragmentPath(undefined)).toBeUndefined();
    expect(takeWantedPath('/places/shared')).toBe('/places/shared#abc');
  });

  it('is never another site', () => {
    saveWantedPath('//evil.example');
    expect(takeWantedPath('https://evil.example/')).toBe('/places');
  });

  it('is the first screen when storage is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: denied, getItem: denied, removeItem: denied });
    try {
      expect(() => saveWantedPath('/jobs/list')).not.toThrow();
      expect(takeWantedPath(undefined)).toBe('/places');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
