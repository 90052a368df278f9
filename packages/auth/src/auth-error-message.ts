import { earlySentences } from './auth-error';

const again = 'Try again in a few minutes.';
const operator = 'Tell whoever runs this site';
const newLink = 'Send yourself a new one and open it in this browser.';

/** What to tell a person for each code of the authentication service, without its `auth/`. */
const sentences: Readonly<Record<string, string>> = {
  ...earlySentences,

  'multi-factor-auth-required':
    'Your account asks for a second step that this site does not offer. Sign in with an e-mail link, or with another account.',
  'user-mismatch': 'That is another account than the one you are signed in with. Sign out first, then sign in with it.',
  'internal-error': `The sign-in service had a fault, or this page could not load all of it. Check your internet connection. ${again}`,
  'popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site and try again, or use an e-mail link.',
  'popup-closed-by-user': 'The Google window was closed before you were signed in. Open it again to go on.',
  'cancelled-popup-request': 'Another sign-in window was opened since. Go on in that one, or close it and try again.',
  'unauthorized-domain': `This address may not be used to sign in. ${operator} that it is missing from the authorised domains in Firebase.`,
  'web-storage-unsupported':
    'Your browser keeps this site from storing data, so it could not remember you. Allow cookies and site data, then try again.',
  'invalid-auth-event': 'The sign-in did not come back the way it left. Reload the page and try again.',
  'auth-domain-config-required': `Google sign-in is not set up here. ${operator} that VITE_FIREBASE_AUTH_DOMAIN is missing; an e-mail link works meanwhile.`,
  'invalid-api-key': `Sign-in is not set up correctly. ${operator} that the Firebase API key is wrong.`,
  'operation-not-supported-in-this-environment':
    'This browser cannot sign in with a Google window. Use an e-mail link, or open the site in another browser.',
  'tenant-id-mismatch': 'That account belongs to another organisation. Sign in with another account.',
  'invalid-continue-uri': `The sign-in link would lead to an address that is not valid. ${operator}.`,
  'wrong-password': 'The password is wrong. Sign in with an e-mail link instead.',
  'user-not-found': 'There is no account for that address any more. Send yourself an e-mail link to start a new one.',
  'email-already-in-use': 'That address already has an account. Sign in the way you did the first time.',
  'too-many-requests': 'There were too many attempts from here. Wait some minutes, then try again.',

  'missing-email-link': `This address is not a complete sign-in link. Open the whole link from the e-mail, or ask for a new one.`,
  'missing-email': 'Enter the e-mail address that you asked for the link with.',
  'invalid-email': 'That is not the address that the link was sent to. Check it and try again.',
  'expired-action-code': `This sign-in link has expired. ${newLink}`,
  'invalid-action-code': `This sign-in link was used already, or a part of it is missing. ${newLink}`,
  'user-disabled': 'This account was disabled. Write to support to find out why.',
  'user-token-expired': 'You have been signed out. Sign in again to go on.',
  'invalid-refresh-token': 'You have been signed out. Sign in again to go on.',
  'invalid-user-token': 'You have been signed out. Sign in again to go on.',
  'account-exists-with-different-credential':
    'That address has an account with another way of signing in. Sign in the way you did the first time.',
  'operation-not-allowed': `This way of signing in is switched off. Use the other one, or ${operator.toLowerCase()}.`,
  'unauthorized-continue-uri': `This address may not be used to sign in. ${operator} that it is missing from the authorised domains in Firebase.`,
  'requires-recent-login':
    'For your safety this needs a fresh sign-in. Sign out, sign in again, and repeat it within five minutes.',
  'quota-exceeded': 'No more sign-in e-mails can be sent for now. Continue with Google, or try again tomorrow.',
  'admin-restricted-operation': `New accounts cannot be made here. ${operator} if you should have one.`,
  timeout: `The sign-in service took too long. ${again}`,
};

/**
 * The sentence that tells a person what to do about a code of the authentication service.
 * @param code with or without `auth/`.
 */
export function authErrorSentence(code: string): string {
  const known = sentences[code.replace(/^auth\//, '')];
  return known ?? `Signing in did not work (${code}). ${again}`;
}
