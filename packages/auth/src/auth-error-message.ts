import { earlyMessages } from './auth-error';

const again = 'Try again in a few minutes.';
const operator = 'Tell the site operator';
const newLink = 'Send yourself a new one and open it in this browser.';

/** The message for each code of the authentication service, without its `auth/`. */
const messages: Readonly<Record<string, string>> = {
  ...earlyMessages,

  'multi-factor-auth-required':
    'Your account requires a second step that this site doesn’t support. Sign in with an email link or another account.',
  'user-mismatch': 'You are signed in with a different account. Sign out first, then sign in with this one.',
  'internal-error': `Something went wrong with the sign-in service. Check your internet connection. ${again}`,
  'popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site and try again, or use an email link.',
  'popup-closed-by-user': 'The Google window was closed before you signed in. Open it again to continue.',
  'cancelled-popup-request': 'Another sign-in window is open. Continue there, or close it and try again.',
  'unauthorized-domain': `Sign-in isn’t allowed from this web address. ${operator} to add it to the authorized domains in Firebase.`,
  'web-storage-unsupported':
    'Your browser is blocking storage, so we can’t keep you signed in. Allow cookies and site data, then try again.',
  'invalid-auth-event': 'We couldn’t finish signing you in. Reload the page and try again.',
  'auth-domain-config-required': `Google sign-in isn’t set up on this site. Use an email link. ${operator} that VITE_FIREBASE_AUTH_DOMAIN is missing.`,
  'invalid-api-key': `Sign-in isn’t set up correctly. ${operator} that the Firebase API key is wrong.`,
  'operation-not-supported-in-this-environment':
    'This browser doesn’t support the Google window. Use an email link, or open the site in another browser.',
  'tenant-id-mismatch': 'That account belongs to another organization. Sign in with another account.',
  'invalid-continue-uri': `The sign-in link has an invalid web address. ${operator}.`,
  'wrong-password': 'The password is wrong. Sign in with an email link instead.',
  'user-not-found': 'That account no longer exists. Send yourself an email link to create a new one.',
  'email-already-in-use': 'That address already has an account. Sign in the same way you did the first time.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',

  'missing-email-link': 'This sign-in link is incomplete. Open the whole link from the email, or get a new one.',
  'missing-email': 'Enter the email address that we sent the link to.',
  'invalid-email': 'That’s not the address we sent the link to. Check it and try again.',
  'expired-action-code': `This sign-in link has expired. ${newLink}`,
  'invalid-action-code': `This sign-in link was already used or is incomplete. ${newLink}`,
  'user-disabled': 'This account is disabled. Contact support to find out why.',
  'user-token-expired': 'You were signed out. Sign in again to continue.',
  'invalid-refresh-token': 'You were signed out. Sign in again to continue.',
  'invalid-user-token': 'You were signed out. Sign in again to continue.',
  'account-exists-with-different-credential':
    'That address already has an account. Sign in the same way you did the first time.',
  'operation-not-allowed': `This way to sign in is turned off. Use the other one, or ${operator.toLowerCase()}.`,
  'unauthorized-continue-uri': `Sign-in isn’t allowed from this web address. ${operator} to add it to the authorized domains in Firebase.`,
  'requires-recent-login': 'For your security, sign out, sign in again, and retry within five minutes.',
  'quota-exceeded': 'We can’t send more sign-in emails right now. Continue with Google, or try again tomorrow.',
  'admin-restricted-operation': `You can’t create an account on this site. ${operator} if you need one.`,
  timeout: `The sign-in service took too long. ${again}`,
};

/**
 * The message for a code of the authentication service. It says what to do next.
 * @param code with or without `auth/`.
 */
export function authErrorMessage(code: string): string {
  const known = messages[code.replace(/^auth\//, '')];
  return known ?? `We couldn’t sign you in (${code}). ${again}`;
}
