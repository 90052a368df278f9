import type { AuthUser } from './auth-adapter';
import { keptText } from './kept-text';

function isAuthUser(value: unknown): value is AuthUser {
  if (typeof value !== 'object' || value === null) return false;
  const person: Partial<Record<keyof AuthUser, unknown>> = value;
  const texts = [person.userId, person.email, person.displayName, person.provider];
  return texts.every((text) => typeof text === 'string') && typeof person.emailVerified === 'boolean';
}

/** Who the service named last in this browser, for a start at which it cannot be asked. */
export function keptPerson() {
  const kept = keptText('keepmark-person');
  return {
    read(): AuthUser | undefined {
      try {
        const person: unknown = JSON.parse(kept.read() ?? 'null');
        return isAuthUser(person) ? person : undefined;
      } catch {
        return undefined;
      }
    },
    write: (person: AuthUser) => kept.write(JSON.stringify(person)),
    clear: () => kept.clear(),
  };
}
