import type { AuthAdapter } from './auth-adapter';
import { type AdapterSettings, type AuthConfig, emulatedProject, type FirebaseSettings } from './auth-config';
import { AuthError, earlyMessages } from './auth-error';

/** WebKit doesn't load code again that has failed to load, until the page is reloaded. */
const notLoaded = 'We couldn’t load sign-in. Check your internet connection and reload this page.';

const loadFirebaseAdapter = async (settings: AdapterSettings) => {
  const { firebaseAdapter } = await import('./firebase-adapter');
  return firebaseAdapter(settings);
};

/** The Firebase project that a page signs in to, if any. */
export const firebaseOf = ({ firebase, emulatorUrl }: AuthConfig): FirebaseSettings | undefined =>
  emulatorUrl === undefined ? firebase : emulatedProject;

/** Loads the adapter of a page. @throws {AuthError} */
export async function loadAdapter(config: AuthConfig, warmPopup: boolean): Promise<AuthAdapter> {
  const { emulatorUrl, loadAdapter: load = loadFirebaseAdapter } = config;
  const firebase = firebaseOf(config);
  if (firebase === undefined) throw new AuthError('not-configured', earlyMessages['not-configured']);
  try {
    return await load({ firebase, emulatorUrl, warmPopup });
  } catch (cause) {
    throw new AuthError('network-request-failed', notLoaded, { cause });
  }
}
