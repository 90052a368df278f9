import { afterAll, vi } from 'vitest';

// The next file runs with the same modules, so it must find the time, globals and settings that this one found.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
