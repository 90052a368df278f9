import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAiKey, maskedAiKey, readAiKeys, useAiKeys, writeAiKeys } from './ai-keys';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('own AI keys', () => {
  it('are read as they were written, and leave nothing behind', () => {
    writeAiKeys({ google: 'google-key-1', anthropic: 'sk-ant-1234' });
    expect(readAiKeys()).toEqual({ google: 'google-key-1', anthropic: 'sk-ant-1234' });
    expect(readAiKeys()).toBe(readAiKeys());
    writeAiKeys({});
    expect(readAiKeys()).toEqual({});
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"google":5}', '{"google":"a b"}', '{"local":"some-key-1"}'])(
    'are none when the stored text is damaged: %s',
    (text) => {
      localStorage.setItem('ai-keys', text);
      expect(readAiKeys()).toEqual({});
    },
  );

  it('show only their end', () => {
    expect(maskedAiKey('sk-ant-secret-9876')).toBe('••••••••9876');
  });

  it.each([
    ['AIzaSyA-1_2.x', true],
    ['short', false],
    ['with space in it', false],
    ['umlaut-äöü-key', false],
    ['', false],
  ])('are keys only if the server takes them: %s', (text, isKey) => {
    expect(isAiKey(text)).toBe(isKey);
  });

  it('reach every screen, from this tab and others', () => {
    const { result } = renderHook(() => useAiKeys());
    expect(result.current).toEqual({});
    act(() => writeAiKeys({ google: 'google-key-1' }));
    expect(result.current).toEqual({ google: 'google-key-1' });
    act(() => {
      localStorage.removeItem('ai-keys');
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'ai-keys' }));
    });
    expect(result.current).toEqual({});
  });

  it('say when the browser blocks storage', () => {
    const setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem, getItem: () => null });
    expect(() => writeAiKeys({ google: 'google-key-1' })).toThrow('Your browser is blocking storage');
  });
});
