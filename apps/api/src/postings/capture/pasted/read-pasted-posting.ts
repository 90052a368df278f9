import { oneLine, sanitizeDescription } from '../../../posting-text/posting-text';
import type { LocationResolver } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';
import { paragraphs } from '../read-job-posting';
import { findTitle } from './find-title';
import { isLabeled, labeledValues } from './labeled-values';
import { contactIn, type Message, messageIn, postingLinkIn } from './message';
import { namesInSentence } from './names-in-sentence';
import { datesIn } from './pasted-dates';
import { descriptionOf } from './pasted-description';
import { typeIn } from './pasted-facts';
import { readLines, segmentsOf } from './pasted-lines';
import {
  isRemote,
  knownPlace,
  placeAtTitle,
  placeIn,
  placeInLine,
  placeInMessage,
  placeInSentence,
  workplaceIn,
} from './pasted-place';
import { salaryAmong } from './pasted-salary';
import { namesOf } from './title-and-company';

/** A posting that was pasted, and where it is, if a message has a link to it. */
export type PastedPosting = PartialPosting & { readonly url?: string };

/**
 * A posting as a person copied it from a job board, an email, or a company's site. Labeled values count most, then the
 * lines below the title. What isn't found is empty. The description is the text without the menus and other postings of
 * its page. Of an answer to a message, the message below is read where the answer names no job.
 *
 * @param now when it was copied, for "2 days ago"
 */
export function readPastedPosting(text: string, resolver: () => LocationResolver, now = new Date()): PastedPosting {
  const message = messageIn(text);
  if (!message) return readText(text, false, resolver, now);
  const own = readText(message.own, message.isLetter, resolver, now);
  if (own.jobTitle === '' && own.salary === '' && message.answered.trim() !== '') {
    const answered = messageIn(message.answered);
    if (answered) return ofMessage(readText(answered.own, answered.isLetter, resolver, now), answered, resolver);
  }
  return ofMessage(own, message, resolver);
}

function ofMessage(posting: PartialPosting, message: Message, resolver: () => LocationResolver): PastedPosting {
  const contact = contactIn(message);
  const url = postingLinkIn(message);
  const isSomewhere = posting.location !== '' || posting.remote === true;
  const location = isSomewhere || posting.jobTitle === '' ? '' : placeInMessage(message.body, resolver);
  return { ...posting, ...(location && { location }), ...(contact && { contact }), ...(url && { url }) };
}

function readText(text: string, isLetter: boolean, resolver: () => LocationResolver, now: Date): PartialPosting {
  const pasted = readLines(text);
  const { lines } = pasted;
  const { titleAt, isGuess, head, above } = findTitle(pasted);
  const labeled = labeledValues(lines, titleAt);
  const segments = head.filter((line) => !isLabeled(line)).flatMap(segmentsOf);
  const places = labeled('location');
  const headLocation =
    placeIn({ head, segments, labeled: places, lines }, resolver) ||
    placeIn({ head: above, segments: above.flatMap(segmentsOf), labeled: [], lines }, resolver) ||
    placeAtTitle(lines, labeled('jobTitle'), resolver);
  const names = namesOf({ ...pasted, text, titleAt, head, labeled, location: headLocation, isLetter });
  // A message has no head.
  const isUnsure = names.isFirstLine || isGuess;
  const sentence = isUnsure || names.companyName === '' ? namesInSentence(text) : undefined;
  // Its first line is less likely a title than what a sentence says.
  const isSentence = isUnsure && sentence !== undefined;
  const sentencePlace = sentence ? knownPlace([sentence.place], resolver) : '';
  const location =
    (isSentence ? sentencePlace || headLocation : headLocation) ||
    sentencePlace ||
    placeInLine(lines) ||
    placeInSentence(lines, resolver);
  const { country } = resolver().resolve(location.split('; ')[0] ?? '');
  return {
    jobTitle: (isSentence ? '' : names.jobTitle) || (sentence?.jobTitle ?? ''),
    companyName: (isSentence ? '' : names.companyName) || (sentence?.companyName ?? ''),
    location,
    remote: isRemote([location, ...places], segments, labeled('remote')[0] ?? ''),
    workplace: workplaceIn(labeled('remote')[0] ?? '', [...places, ...head], segments),
    salary: salaryAmong({ labeled: labeled('salary'), head: [...head, ...above], lines, country }),
    jobType: typeIn({ jobTitle: names.jobTitle, labeled: labeled('jobType'), segments, lines, text }),
    ...datesIn({ lines, titleAt, labeled, country }, now),
    externalId: oneLine(labeled('externalId')[0] ?? '', 200),
    description: sanitizeDescription(paragraphs(descriptionOf(pasted, titleAt))),
  };
}
