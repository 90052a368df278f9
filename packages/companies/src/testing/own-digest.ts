import { fakeAuth } from '@keepmark/auth/testing';

/** The digest by which the directory marks what the user of the tests' session added. */
export async function ownDigest(): Promise<string> {
  const session = fakeAuth({ signedIn: true }).session.getState();
  const userId = session.state === 'signedIn' ? session.userId : '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
