import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './create-auth';
import { ada, fakeService } from './testing/fake-service';
import { emptyBrowser } from './testing/open-page';

beforeEach(emptyBrowser);

async function openSignedIn() {
  const service = fakeService(ada);
  const auth = createAuth({ firebase: { apiKey: 'key' }, loadAdapter: async () => service.adapter() });
  auth.start();
  await auth.signInWithGoogle();
  return { auth, service };
}

describe('the account', () => {
  it('changes its name in the session too', async () => {
    const { auth } = await openSignedIn();
    await auth.changeName('Ada King');
    await vi.waitFor(
      () => expect(auth.session.getState()).toMatchObject({ state: 'signedIn', name: 'Ada King' }),
      10_000,
    );
  });

  it('is signed out once it is deleted', async () => {
    const { auth, service } = await openSignedIn();
    await auth.deleteAccount();
    await vi.waitFor(() => expect(auth.session.getState()).toEqual({ state: 'signedOut' }), 10_000);
    expect(service.user()).toBeNull();
  });

  it('stays when the service requires a recent sign-in', async () => {
    const { auth, service } = await openSignedIn();
    service.failWith('requires-recent-login');
    await expect(auth.deleteAccount()).rejects.toMatchObject({
      name: 'AuthError',
      code: 'requires-recent-login',
      message: expect.stringContaining('sign in again'),
    });
    expect(auth.session.getState()).toMatchObject({ state: 'signedIn' });
  });
});
