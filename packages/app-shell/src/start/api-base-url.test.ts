import { expect, it } from 'vitest';
import { apiBaseUrl } from './api-base-url';

it.each([
  [{ VITE_API_URL: 'https://api.example/v1', DEV: false }, 'https://api.example/v1'],
  [{ DEV: true }, 'http://localhost:4000'],
  [{ DEV: false }, 'https://jobs.example/api/'],
  [{ VITE_API_URL: '', DEV: false }, 'https://jobs.example/api/'],
])('with %o the API is at %s', (environment, expected) => {
  expect(apiBaseUrl(environment, 'https://jobs.example')).toBe(expected);
});
