import { vi } from 'vitest';

/** The next file runs in the same process: it finds time, globals and settings as this one did. */
export const unstub = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
};
