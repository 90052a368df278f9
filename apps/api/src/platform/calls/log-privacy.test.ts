import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ LOG_LEVEL: 'info' });
});
afterAll(() => test.close());

// The privacy page says both (packages/app-shell/src/legal).
it('logs address, path and result of a call, and nothing that a person searches for or writes', async () => {
  const headers = signedIn(testToken({ uid: 'ada', email: 'ada-secret@example.com', name: 'Ada Secret' }));
  const person = { id: 'ada', name: 'Ada Secret', email: 'ada-secret@example.com' };
  const account = { ...person, nameLower: 'ada secret', emailVerified: true, provider: 'google.com', createdDate: '' };
  const requests: [path: string, body: unknown][] = [
    ['/user/upsert', account],
    ['/jobs/search', { searchTerm: 'secret', pageNumber: 1, pageSize: 10, companyName: 'secret' }],
    ['/jobs/search/counts', { searchTerm: 'secret', pageNumber: 1, pageSize: 10 }],
    ['/jobs/search/positions', { searchTerm: 'secret', pageNumber: 1, pageSize: 10 }],
    ['/jobs/posting', { externalId: 'secret:1' }],
    ['/jobs/closed', { externalIds: ['secret:1'] }],
    ['/jobs/capture', { text: 'Secret job at Secret Inc.\nA text that a person pasted.\nIn three lines.\nOr four.' }],
    ['/company/groups', { searchTerm: 'secret' }],
    ['/company/', { companyName: 'Secret Inc.', groupName: 'Secret group' }],
    ['/geography/geosearch/geocode', { searchText: '1 Secret Street' }],
    ['/geography/geosearch/reverse/geocode', { lat: 30.271828, lng: -97.74 }],
    ['/geography/geosearch/places', { searchTerm: 'secret', lat: 30.271828, lng: -97.74 }],
    ['/email/support', { emailFrom: 'ada-secret@example.com', emailFromName: 'Ada Secret', emailBody: 'Secret.' }],
  ];
  for (const [path, body] of requests) {
    const { status, answer } = await call(test.app, path, { headers, body });
    expect([path, status, answer['message']]).toEqual([path, 200, answer['message']]);
  }
  const log = test.logLines.join('');
  for (const [path] of requests) expect(log).toContain(`"url":"${path}"`);
  expect(log).toContain('"remoteAddress":"127.0.0.1"');
  expect(log).not.toMatch(/secret|30\.271828|Bearer/i);
});
