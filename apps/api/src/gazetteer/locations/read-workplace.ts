/** A location text without its words for remote or hybrid work. */
export interface LocationText {
  readonly text: string;
  readonly remote: boolean;
}

const remoteWords =
  /\b(?:(?:100%|fully|full|mostly|us|usa)[ -])?(?:remote(?:ly)?|work(?:ing)? from (?:home|anywhere)|wfh|tele(?:commute|work)(?:ing)?|home[ -]?based|virtual|anywhere)\b(?:[ -](?:first|friendly|eligible|only|ok|optional|possible|work|position|role|location|office|based|within|from))*/gi;
const otherWords =
  /\b(?:hybrid|on-?site|in[ -]?office|in[ -]?person|preferred|all (?:locations?|offices?|cities)|several|various|multiple|locations?|cities|headquarters|hq|campus|office|relocat\w+|\d+ days?(?: (?:a|per) week)?)\b/gi;
const moreOfThem = /\+ ?\d+ (?:more|others?|locations?)\b/gi;

/** "Remote in USA" gives "USA" and remote; "New York, NY (Hybrid)" gives "New York, NY". */
export function readWorkplace(text: string): LocationText {
  const remote = new RegExp(remoteWords.source, 'i').test(text);
  const rest = text
    .replaceAll(/<[^>]{0,40}>/g, ' ; ')
    .replaceAll(remoteWords, (words) => (/^usa?[ -]/i.test(words) ? ' US ' : ' ~ '))
    .replaceAll(moreOfThem, ' ')
    .replaceAll(otherWords, ' ~ ');
  return { text: remote ? tidy(rest).replace(/ only$/i, '') : tidy(rest), remote };
}

/** Removes what the removed words leave: empty brackets, and dashes, dots and commas with nothing next to them. */
function tidy(text: string): string {
  return text
    .replaceAll(/[~()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\s,;|/–-]+/g, lastSeparator)
    .replaceAll(/^[\s,;|/:.–-]+|[\s,;|/:–-]+$/g, '')
    .replace(/(?<=\w{2})\.$/, '')
    .replace(/^(?:(?:in|within|from|across|throughout|the) )+/i, '')
    .replaceAll(/\s+,/g, ',')
    .trim();
}

/**
 * Several separators in a row are one: "Austin - , TX" is "Austin, TX". By hand, since a pattern that lets spaces belong
 * to the separator before or after them takes exponential time for "- - - - …".
 */
function lastSeparator(run: string): string {
  const last = Math.max(...[',', ';', '|', '/'].map((separator) => run.lastIndexOf(separator)));
  return last > 0 && run.slice(0, last).trim() !== '' ? run.slice(last) : run;
}
