import type { Attempts } from './attempts';
import type { Auth, EmailLinkFailure } from './auth';
import { AuthError } from './auth-error';
import { emailLinkUrl, mayBeEmailLink } from './email-link';
import type { SignedInSession } from './session';
import type { SessionManager } from './session-manager';
import { storedText } from './stored-text';

type Completed = SignedInSession | EmailLinkFailure;

const missingEmailLink: EmailLinkFailure = {
  code: 'missing-email-link',
  message: 'Sign In Missing Email Link Information',
};

/** Signing in with a link that was sent by email. */
export function emailLinkSignIn(
  manager: SessionManager,
  attempts: Attempts,
): Pick<Auth, 'sendEmailLink' | 'completeEmailLink'> {
  const requestedEmail = storedText('keepmark-email-link-sent-to');
  let completion: { of: string; result: Promise<Completed> } | undefined;

  async function complete(href: string, email?: string): Promise<Completed> {
    if (!mayBeEmailLink(href)) return missingEmailLink;
    attempts.report(undefined);
    try {
      const adapter = await manager.load();
      if (!adapter.isEmailLink(href)) return missingEmailLink;
      const address = email ?? requestedEmail.read();
      if (!address) return { code: 'missing-email', message: 'Sign In Missing Email Address' };
      const session = manager.signIn(adapter, await adapter.signInWithEmailLink(address, href));
      requestedEmail.clear();
      return session;
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return { code: error.code, message: error.cause instanceof Error ? error.cause.message : error.message };
    }
  }

  return {
    async sendEmailLink(email) {
      const sent = await attempts.run(async (adapter) => {
        await adapter.sendEmailLink(email, emailLinkUrl(window.location));
        requestedEmail.write(email);
        return true;
      });
      return sent ?? false;
    },

    completeEmailLink(href, email) {
      // A link works only once, but React may run the effect that opens it twice.
      const of = `${href} ${email ?? ''}`;
      if (completion?.of !== of) {
        const result = complete(href, email).finally(() => {
          completion = undefined;
        });
        completion = { of, result };
      }
      return completion.result;
    },
  };
}
