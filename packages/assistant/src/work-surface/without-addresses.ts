import type { AnswerRun } from './answer-run';

/** Stands for an address that a model wrote. */
export const addressMark = '(address omitted)';

const markdownLink = /!?\[([^[\]\n]*)\]\([^)\s]{0,2000}(?:\s[^()\n]{0,200})?\)/g;
/** With a scheme, with www., or a domain with a path. A domain alone may be the name of a company, such as Booking.com. */
const address =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>()[\]"“”]+|(?<![\p{L}\d@/.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}\/[^\s<>()[\]"“”]*/giu;

/** A text without the addresses of pages in it. The words of links stay. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(markdownLink, '$1').replaceAll(address, (found) => {
    const end = /[.,;:!?*_]+$/.exec(found)?.[0] ?? '';
    return addressMark + end;
  });

/** A run as it may be shown and stored. @param omitsAddresses whether the addresses that a model writes are omitted */
export const shownRun = (run: AnswerRun, omitsAddresses: boolean | undefined): AnswerRun =>
  omitsAddresses === true ? { ...run, text: withoutAddresses(run.text) } : run;
