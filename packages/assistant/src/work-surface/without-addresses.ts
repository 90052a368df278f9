import type { AnswerRun } from './answer-run';

/** Replaces a URL that a model wrote. */
export const addressMark = '(address omitted)';

const markdownLink = /!?\[([^[\]\n]*)\]\([^)\s]{0,2000}(?:\s[^()\n]{0,200})?\)/g;
/**
 * A URL with a scheme, with www., or a domain with a path. A domain alone may be a company's name, such as Booking.com.
 */
const address =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>()[\]"“”]+|(?<![\p{L}\d@/.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}\/[^\s<>()[\]"“”]*/giu;

/** Removes URLs from a text. Keeps the words of links. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(markdownLink, '$1').replaceAll(address, (found) => {
    const end = /[.,;:!?*_]+$/.exec(found)?.[0] ?? '';
    return addressMark + end;
  });

/** The run to show and store. @param omitsAddresses whether to omit URLs that a model writes */
export const shownRun = (run: AnswerRun, omitsAddresses: boolean | undefined): AnswerRun =>
  omitsAddresses === true ? { ...run, text: withoutAddresses(run.text) } : run;
