import { fakeAuth } from '@keepmark/auth/testing';

/** The digest that marks companies added by the user of the test session. */
export async function ownDigest(): Promise<string> {
  const session = fakeAuth({ signedIn: true }).session.getState();
  const userId = session.state === 'signedIn' ? session.userId : '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
