import { englishRoot, germanRoot } from './roots';

const rootsOfWords = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [englishRoot(word), germanRoot(word)]));

/** Words for people whatever their job. */
export const genericPeople = rootsOfWords(
  'person people staff employee team member colleague worker crew associate individual personen leute mitarbeiter mitarbeitende kollegen',
);
const people = rootsOfWords(
  'driver nurse cook teacher student pupil patient resident guest customer client guard clerk cashier waiter server technician mechanic electrician plumber carpenter welder operator engineer developer designer analyst intern apprentice trainee volunteer child kid diner passenger visitor caller user cleaner painter builder laborer assistant aide grader toddler family bewohner patienten schüler kunden gäste kinder fahrgäste',
);
/** Whether a root is a word for a person. */
export const isPerson = (root: string): boolean => genericPeople.has(root) || people.has(root);
