import { useSyncExternalStore } from 'react';

/** The person's own keys by AI provider. */
export type AiKeys = Readonly<Partial<Record<KeyProvider, string>>>;

/** Providers that take a person's own key. */
export const keyProviders = ['google', 'anthropic'] as const;
export type KeyProvider = (typeof keyProviders)[number];

/**
 * Where they are: in this browser's local storage, outside the database, so that no backup, export, or error report can
 * hold one. "Clear all" deletes them.
 */
const storageKey = 'ai-keys';

const noKeys: AiKeys = {};
let lastText: string | null = null;
let lastKeys: AiKeys = noKeys;

/** The keys in this browser. The same object until they change. */
export function readAiKeys(): AiKeys {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastKeys = parseKeys(text);
  }
  return lastKeys;
}

function readText(): string | null {
  try {
    return globalThis.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parseKeys(text: string | null): AiKeys {
  if (text === null) return noKeys;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return noKeys;
    const values = stored as Record<string, unknown>;
    const entries = keyProviders.flatMap((provider) => {
      const key = values[provider];
      return typeof key === 'string' && isAiKey(key) ? [[provider, key] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return noKeys;
  }
}

/** The browser blocks storage. The message says so to people. */
class AiKeyNotSavedError extends Error {
  override readonly name = 'AiKeyNotSavedError';
}

/** Whether a text can be a key. The server takes no other. */
export const isAiKey = (text: string): boolean => /^[\w.-]{8,512}$/.test(text);

/** A key that can be shown: its last four characters. */
export const maskedAiKey = (key: string): string => `••••••••${key.slice(-4)}`;

/**
 * Replaces the keys. Without any, nothing stays in the browser.
 * @throws {AiKeyNotSavedError} when the browser blocks storage
 */
export function writeAiKeys(keys: AiKeys): void {
  try {
    if (Object.keys(keys).length === 0) globalThis.localStorage.removeItem(storageKey);
    else globalThis.localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch (cause) {
    throw new AiKeyNotSavedError('Your browser is blocking storage, so the key couldn’t be saved.', { cause });
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  // Changes in other tabs.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', onStorage);
  };
}

/** The keys in this browser. Re-renders when they change, in this tab or another. */
export const useAiKeys = (): AiKeys => useSyncExternalStore(subscribe, readAiKeys, () => noKeys);
