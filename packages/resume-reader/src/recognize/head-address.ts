import { completeAddress } from '@keepmark/resume-document/addresses';
import type { SourceRun } from '../lines/source-line';

/** What was found of an entry's link so far. */
interface FoundAddress {
  url: string;
}

/** Runs without a link that shows its own address: that is the entry's link. */
export function withoutAddress(runs: readonly SourceRun[], found: FoundAddress): readonly SourceRun[] {
  return runs.filter((run) => {
    if (run.href === '' || !sameAddress(run.href, run.text.trim()) || (found.url !== '' && found.url !== run.href))
      return true;
    found.url = run.href;
    return false;
  });
}

/** Whether a text is the entry's address. */
export function takeUrl(text: string, found: FoundAddress): boolean {
  if (found.url !== '') return sameAddress(found.url, text);
  if (!isAddressOnly(text)) return false;
  found.url = completeAddress(text);
  return true;
}

/** Whether a text is a web address and nothing else. */
export const isAddressOnly = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[\w.-]+\.(?:com|org|net|io|dev|ai|edu|gov)(?:\/\S*)?$/i.test(text);

const bareAddress = (text: string): string => text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** Whether two texts are one web address. */
export const sameAddress = (left: string, right: string): boolean => bareAddress(left) === bareAddress(right);
