import { beforeEach, describe, expect, it } from 'vitest';
import { ada, fakeService } from './testing/fake-service';
import { emptyBrowser, openPage, rememberedService, settled } from './testing/open-page';

beforeEach(emptyBrowser);

describe('other tabs', () => {
  const otherTabWrites = (value: string | null) => {
    if (value === null) localStorage.removeItem('keepmark-session');
    else localStorage.setItem('keepmark-session', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'keepmark-session', newValue: value }));
  };

  it('follows a sign-in in another tab', async () => {
    const { state } = openPage(fakeService(ada));
    otherTabWrites('fresh');
    await settled();
    expect(state()).toBe('signedIn');
  });

  it('stays signed out until its own check finishes, but keeps the other tab’s sign-in', async () => {
    const { auth, service, state } = openPage();
    auth.prepare();
    await settled();
    otherTabWrites('fresh');
    await settled();
    expect(state()).toBe('signedOut');
    expect(localStorage.getItem('keepmark-session')).toBe('fresh');
    service.become(ada);
    expect(state()).toBe('signedIn');
  });

  it('does not mistake its first empty answer for a sign-out in another tab', async () => {
    const { auth, service } = openPage();
    auth.prepare();
    otherTabWrites('fresh');
    await settled();
    service.become(null);
    expect(localStorage.getItem('keepmark-session')).toBe('fresh');
  });

  it.each(['leaving', null])('follows a sign-out in another tab immediately (%s)', async (value) => {
    const { state } = openPage(await rememberedService());
    await settled();
    otherTabWrites(value);
    expect(state()).toBe('signedOut');
  });

  it('follows a change of user', async () => {
    const { auth, service } = openPage(await rememberedService());
    await settled();
    service.become({ ...ada, userId: 'user-2', displayName: 'Grace Hopper' });
    expect(auth.session.getState()).toMatchObject({ userId: 'user-2', name: 'Grace Hopper' });
  });

  it('is signed out when the account is deleted', async () => {
    const { service, state } = openPage(await rememberedService());
    await settled();
    service.become(null);
    expect(state()).toBe('signedOut');
  });
});
