import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry } from '@keepmark/resume-document';
import { email, phone } from './contact-parts';

/**
 * Referees with one line each, such as "Ruth Sims, Instructor, Akron Institute, 330.555.0122"; undefined when a line has
 * no contact data or no name before it.
 */
export function lineReferees(texts: readonly string[]): readonly FurtherEntry[] | undefined {
  const referees = texts.map((text) => {
    const [title = '', ...parts] = text.split(/,\s+|\s+[|–—]\s+/);
    const isContact = (part: string) => email.test(part) || (phone.exec(part)?.[0].match(/\d/g)?.length ?? 0) >= 7;
    const contacts = parts.filter(isContact);
    return isContact(title) || contacts.length === 0
      ? undefined
      : newFurtherEntry({
          title,
          organization: parts.filter((part) => !isContact(part)).join(', '),
          notes: contacts.join('\n'),
        });
  });
  const entries = referees.filter((referee) => referee !== undefined);
  return entries.length === texts.length ? entries : undefined;
}
