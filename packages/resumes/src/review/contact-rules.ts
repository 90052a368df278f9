import type { ResumeDocument } from '@keepmark/resume-document';
import type { Finding } from './finding';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const misspelledDomain = /@(?:gmial|gmal|gmai|gnail|hotmial|hotnail|hotmal|yaho|yahooo|outlok|outloo|iclod)\./i;

/** Name, email, phone and location: missing or implausible. */
export function findContactProblems({ name, email, phone, location }: ResumeDocument): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, severity: Finding['severity'], what: string, why: string, quote = ''): void => {
    findings.push({ rule, severity, what, why, quote, sectionId: '', entryId: '' });
  };
  if (name.trim() === '')
    add('no-name', 'fix', 'Your name is missing.', 'Without it, an employer can’t tell whose résumé this is.');
  if (email.trim() === '') {
    add('no-email', 'fix', 'There is no email address.', 'Most invitations to an interview come by email.');
  } else if (!emailPattern.test(email.trim())) {
    add('email', 'fix', 'The email address looks wrong.', 'A reply to it would not reach you.', email);
  } else if (misspelledDomain.test(email)) {
    add('email', 'fix', 'The email address may have a typo after the @.', 'A reply to it would not reach you.', email);
  }
  const digits = phone.replaceAll(/\D/g, '').length;
  if (phone.trim() === '') {
    add('no-phone', 'improve', 'There is no phone number.', 'Many recruiters call before they write.');
  } else if (digits < 7 || digits > 18 || /\p{L}{4,}/u.test(phone)) {
    add('phone', 'fix', 'The phone number looks wrong.', 'A phone number has 7 to 15 digits.', phone);
  }
  if (location.trim() === '') {
    add('no-location', 'note', 'There is no location.', 'Employers often filter by city; city and state are enough.');
  }
  return findings;
}
