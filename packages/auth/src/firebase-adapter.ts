import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
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

/** The one place that knows Firebase. It is loaded only when somebody signs in or was signed in. */
export function firebaseAdapter({ firebase, emulatorUrl, warmPopup }: AdapterSettings): AuthAdapter {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Where a popup must open at once (Safari, phones), Firebase prepares for it when it is given this here.
    ...(warmPopup && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.useDeviceLanguage();

  return {
    onUserChanged: (listener) => {
      onIdTokenChanged(auth, (user) => listener(user && authUser(user)));
    },
    isEmailLink: (href) => isSignInWithEmailLink(auth, href),
    sendEmailLink: (email, landingUrl) =>
      translated(() => sendSignInLinkToEmail(auth, email, { url: landingUrl, handleCodeInApp: true })),
    signInWithEmailLink: (email, href) =>
      translated(async () => authUser((await signInWithEmailLink(auth, email, href)).user)),
    // Firebase opens the popup at 500 by 600.
    signInWithGoogle: () =>
      translated(async () => {
        const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
        return authUser(user);
      }),
    ...(emulatorUrl !== undefined && {
      signInForDevelopment: (email: string) =>
        translated(async () => {
          // Only the emulator takes a bare identity in place of Google's signed one.
          const identity = JSON.stringify({ sub: email, email, email_verified: true, name: email.split('@')[0] });
          return authUser((await signInWithCredential(auth, GoogleAuthProvider.credential(identity))).user);
        }),
    }),
    idToken: (refresh) =>
      translated(async () => {
        const result = await auth.currentUser?.getIdTokenResult(refresh);
        return result && { token: result.token, issuedAt: Date.parse(result.issuedAtTime) };
      }),
    changeName: (displayName) =>
      translated(async () => {
        const user = present(auth.currentUser);
        await updateProfile(user, { displayName });
        // A fresh token carries the name to the server, and tells the listener of it here.
        await user.getIdToken(true);
      }),
    deleteAccount: () => translated(() => deleteUser(present(auth.currentUser))),
    signOut: () => translated(() => signOut(auth)),
  };
}

function present(user: User | null): User {
  if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
  return user;
}

async function translated<Result>(action: () => Promise<Result>): Promise<Result> {
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
    // Firebase files e-mail links under passwords; there are no passwords here.
    provider: provider === 'password' ? 'emailLink' : provider,
  };
}
