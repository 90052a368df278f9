import { type CapturedPosting, linesOfHtml, workplaceOf } from '@keepmark/contracts';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import type { BoardUrls } from './boards/board';
import { boardOf } from './boards/board-of';
import { findJobPosting } from './find-job-posting';
import { mergedPosting, type PartialPosting } from './found-posting';
import { deadlineIn } from './pasted/pasted-dates';
import { readPastedPosting } from './pasted/read-pasted-posting';
import { pinPlace } from './pin-place';
import { readJobPosting } from './read-job-posting';
import { readJsonLd } from './read-json-ld';
import { type ReadPage, readPage, sentTextOf } from './read-page';
import { webUrlOf } from './read-things';

/** What was sent, or fetched, of one posting. */
export interface CaptureInput {
  /** Where the posting is; empty if that isn't known. */
  readonly url: string;
  /** What the person sent: the HTML of a page, JSON-LD, or what they copied. */
  readonly text?: string;
  /** What was fetched, and where redirects led. */
  readonly page?: { readonly url: string; readonly text: string };
  /** The JSON of the recruiting service that the page belongs to. */
  readonly boardText?: string | undefined;
  /** Where that service has the posting, if not at `url`: a page may embed it. */
  readonly boardAddress?: string | undefined;
  readonly boardUrls?: BoardUrls | undefined;
}

const inlineTags = /<\/?(?:strong|em|a|code)\b[^<>]*>/g;

interface Found extends ReadPage {
  readonly url: string;
}

/**
 * Reads a posting from what was sent or fetched of it. Foreign text can keep it busy: call it in a thread that is ended.
 * @returns undefined where there is neither a text nor a page, and the service doesn't know the posting
 */
export function readCapture(input: CaptureInput, resolver: () => LocationResolver): CapturedPosting | undefined {
  const found = readFound(input, resolver);
  if (!found) return undefined;
  const posting = pinPlace(mergedPosting(found.sources), resolver);
  // A label or a place says it best; else its title or text may.
  const description = linesOfHtml(posting.description);
  const workplace = posting.workplace || workplaceOf({ ...posting, description });
  // A page may say in its text alone until when one can apply. What it also says otherwise stays unclear.
  const isUnclear = posting.remarks?.some(({ field }) => field === 'validThrough') === true;
  const validThrough =
    posting.validThrough || (isUnclear ? '' : deadlineIn(linesOfHtml(posting.description.replaceAll(inlineTags, ''))));
  return { ...posting, validThrough, workplace, url: found.url, foundBy: found.foundBy };
}

function readFound({ url, text, page, ...sent }: CaptureInput, resolver: () => LocationResolver): Found | undefined {
  const board = readBoard(sent.boardAddress ?? url, sent, resolver);
  const read =
    text !== undefined ? readText(text, url, resolver) : page && { url: page.url, ...readPage(page.text, page.url) };
  if (!board) return read;
  // The service knows best: its page for a deleted posting is often the list of the others.
  return { url, foundBy: board.foundBy, sources: [board.posting, ...(read?.sources ?? [])] };
}

function readBoard(
  url: string,
  { boardText, boardUrls = {} }: Pick<CaptureInput, 'boardText' | 'boardUrls'>,
  resolver: () => LocationResolver,
): { foundBy: CapturedPosting['foundBy']; posting: PartialPosting } | undefined {
  const board = boardText === undefined ? undefined : boardOf(url, boardUrls);
  const posting = board?.read(jsonOf(boardText ?? ''), resolver());
  return board && posting && { foundBy: board.name, posting };
}

/** A text that the person has: the HTML of a page, JSON-LD, or what they copied. */
function readText(text: string, url: string, resolver: () => LocationResolver): Found {
  if (/^[[{]/.test(text)) {
    const { things, lost } = readJsonLd(text);
    const posting = findJobPosting(things, url);
    const sources = posting ? [readJobPosting(posting, '', lost)] : [];
    if (posting) return { url: url || webUrlOf(posting['url']), foundBy: 'schema.org', sources };
  }
  if (/<(?:html|head|body|script|meta)\b/i.test(text)) return { url, ...readSentPage(text, url, resolver) };
  const { url: link = '', ...posting } = readPastedPosting(text, resolver);
  return { url: url || link, foundBy: 'text', sources: [posting] };
}

/** A page that the bookmarklet sent. Where its JSON-LD is broken, the text that the person sees says more than its title. */
function readSentPage(html: string, url: string, resolver: () => LocationResolver): ReadPage {
  const page = readPage(html, url);
  const text = page.foundBy === 'schema.org' && !page.isSalvaged ? '' : sentTextOf(html);
  return text === '' ? page : { foundBy: 'text', sources: [readPastedPosting(text, resolver), ...page.sources] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
