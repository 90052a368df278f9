import { type ColorFamily, preferenceKeys, readColorFamily } from './preferences';

/**
 * Shows the family that another tab chooses.
 * @param listener called with it. @returns a function that stops
 */
export function followColorFamily(listener: (family: ColorFamily) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== preferenceKeys.colorFamily && key !== null) return;
    const family = readColorFamily();
    document.documentElement.dataset['colorFamily'] = family;
    listener(family);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
