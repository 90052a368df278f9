import { vi } from 'vitest';

/** The next file runs in the same process: it must find the time, globals and settings that this one found. */
export const unstub = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
};
