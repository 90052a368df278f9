import type { SavedPerson } from '@keepmark/app-shell';
import { emailPattern, type Finding, type Rule } from './patterns';

/** A saved person with the label of their placeholders. */
interface LabeledPerson {
  readonly person: SavedPerson;
  readonly label: string;
}

/** Finds email addresses of saved people. */
export function savedEmailRule(people: readonly LabeledPerson[]): Rule {
  const labels = new Map(people.map(({ person, label }) => [person.email.trim().toLowerCase(), `${label} EMAIL`]));
  return (text) =>
    Array.from(text.matchAll(emailPattern)).flatMap(({ 0: email, index }): Finding[] => {
      const label = labels.get(email.toLowerCase());
      return label === undefined ? [] : [{ start: index, end: index + email.length, label }];
    });
}

const numberPattern = /(?<![\p{L}\p{N}_.,$€£-])\+?\(?\d(?:[ \u00A0().\-/–]{0,3}\d){6,14}(?![\p{L}\p{N}_%])/gu;

/** How many digits a country code and an area code add to a number. */
const maxCodeDigits = 6;

/** Finds phone numbers of saved people in any format, with or without country and area codes. */
export function savedPhoneRule(people: readonly LabeledPerson[]): Rule {
  const known = people
    .map(({ person, label }) => ({ digits: digitsOf(person.phoneNumber), label: `${label} PHONE` }))
    .filter(({ digits }) => digits.length >= 7);
  if (known.length === 0) return () => [];
  return (text) =>
    Array.from(text.matchAll(numberPattern)).flatMap(({ 0: number, index }): Finding[] => {
      const digits = digitsOf(number);
      const found = known.find(
        (each) =>
          (digits.endsWith(each.digits) && digits.length - each.digits.length <= maxCodeDigits) ||
          each.digits.endsWith(digits),
      );
      return found ? [{ start: index, end: index + number.length, label: found.label }] : [];
    });
}

const digitsOf = (number: string): string => number.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
