import { oneLine, sanitizeDescription } from '../../../posting-text/posting-text';
import type { LocationResolver } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';
import { paragraphs } from '../read-job-posting';
import { findTitle } from './find-title';
import { isLabeled, labeledValues } from './labeled-values';
import { namesInSentence } from './names-in-sentence';
import { datesIn } from './pasted-dates';
import { descriptionOf } from './pasted-description';
import { typeIn } from './pasted-facts';
import { readLines, segmentsOf } from './pasted-lines';
import { isRemote, knownPlace, placeAtTitle, placeIn, placeInLine, placeInSentence, workplaceIn } from './pasted-place';
import { salaryAmong } from './pasted-salary';
import { namesOf } from './title-and-company';

/**
 * A posting as a person copied it from a job board, an email, or a company's site. Labeled values count most, then the
 * lines below the title. What isn't found is empty. The description is the text without the menus and other postings of
 * its page.
 *
 * @param now when it was copied, for "2 days ago"
 */
export function readPastedPosting(text: string, resolver: () => LocationResolver, now = new Date()): PartialPosting {
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
  const names = namesOf({ ...pasted, text, titleAt, head, labeled, location: headLocation });
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
