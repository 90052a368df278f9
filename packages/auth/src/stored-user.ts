import type { AuthUser } from './auth-adapter';
import { storedText } from './stored-text';

function isAuthUser(value: unknown): value is AuthUser {
  if (typeof value !== 'object' || value === null) return false;
  const user: Partial<Record<keyof AuthUser, unknown>> = value;
  const texts = [user.userId, user.email, user.displayName, user.provider];
  return texts.every((text) => typeof text === 'string') && typeof user.emailVerified === 'boolean';
}

/** The last user in this browser, for a start without the service. */
export function storedUser() {
  const stored = storedText('keepmark-person');
  return {
    read(): AuthUser | undefined {
      try {
        const user: unknown = JSON.parse(stored.read() ?? 'null');
        return isAuthUser(user) ? user : undefined;
      } catch {
        return undefined;
      }
    },
    write: (user: AuthUser) => stored.write(JSON.stringify(user)),
    clear: () => stored.clear(),
  };
}
