import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  isSignInWithEmailLink,
  onIdTokenChanged,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { AuthAdapter, AuthUser } from './auth-adapter';
import type { AdapterSettings } from './auth-config';
import { firebaseError } from './firebase-error';
import { userPersistence } from './user-persistence';

/** What waits for a token goes on without one when the service hasn't answered after this long. */
const confirmationMs = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The only module that uses Firebase. It loads only when a user signs in or was signed in. */
export function firebaseAdapter({ firebase, emulatorUrl, warmPopup }: AdapterSettings): AuthAdapter {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: userPersistence(navigator.vendor ?? '', () => Object.keys(localStorage)),
    // Safari and phones must open a popup immediately. This lets Firebase prepare for it.
    ...(warmPopup && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.useDeviceLanguage();
  // Firebase has no user until it has read and confirmed the stored one, also when the page already assumes them.
  const confirmed = () => Promise.race([auth.authStateReady(), pause(confirmationMs)]);

  return {
    onUserChanged: (listener) => {
      onIdTokenChanged(auth, (user) => listener(user && authUser(user)));
    },
    isEmailLink: (href) => isSignInWithEmailLink(auth, href),
    sendEmailLink: (email, landingUrl) =>
      withAuthErrors(() => sendSignInLinkToEmail(auth, email, { url: landingUrl, handleCodeInApp: true })),
    signInWithEmailLink: (email, href) =>
      withAuthErrors(async () => authUser((await signInWithEmailLink(auth, email, href)).user)),
    // Firebase opens the popup at 500 by 600.
    signInWithGoogle: () =>
      withAuthErrors(async () => {
        const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
        return authUser(user);
      }),
    ...(emulatorUrl !== undefined && {
      signInForDevelopment: (email: string) =>
        withAuthErrors(async () => {
          // Only the emulator accepts an unsigned identity in place of Google's.
          const identity = JSON.stringify({ sub: email, email, email_verified: true, name: email.split('@')[0] });
          return authUser((await signInWithCredential(auth, GoogleAuthProvider.credential(identity))).user);
        }),
    }),
    idToken: (refresh) =>
      withAuthErrors(async () => {
        await confirmed();
        const result = await auth.currentUser?.getIdTokenResult(refresh);
        return result && { token: result.token, issuedAt: Date.parse(result.issuedAtTime) };
      }),
    changeName: (displayName) =>
      withAuthErrors(async () => {
        await confirmed();
        const user = requireUser(auth.currentUser);
        await updateProfile(user, { displayName });
        // A new token carries the name to the server and notifies the listener here.
        await user.getIdToken(true);
      }),
    deleteAccount: () =>
      withAuthErrors(async () => {
        await confirmed();
        await deleteUser(requireUser(auth.currentUser));
      }),
    signOut: () => withAuthErrors(() => signOut(auth)),
  };
}

function requireUser(user: User | null): User {
  if (!user) throw Object.assign(new Error('You are signed out.'), { code: 'auth/user-token-expired' });
  return user;
}

async function withAuthErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw firebaseError(error);
  }
}

function authUser(user: User): AuthUser {
  const provider = user.providerData[0]?.providerId ?? user.providerId;
  return {
    userId: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
    // Firebase reports email links as passwords. There are no passwords here.
    provider: provider === 'password' ? 'emailLink' : provider,
  };
}
