import type { CapturedPosting } from '@keepmark/contracts';
import { decodeEntities, oneLine, sanitizeDescription } from '../../posting-text/posting-text';
import { findJobPosting } from './find-job-posting';
import type { PartialPosting } from './found-posting';
import { type HtmlFacts, readHtml } from './read-html';
import { readMicrodata } from './read-microdata';
import { paragraphs, readJobPosting } from './read-job-posting';

export interface ReadPage {
  readonly foundBy: CapturedPosting['foundBy'];
  /** What the page says, the more trustworthy first. */
  readonly sources: readonly PartialPosting[];
  /** Whether the posting's JSON-LD is broken, so that some of its values may be missing. */
  readonly isSalvaged?: boolean;
}

/** What a page says of the posting on it: schema.org JobPosting first, Open Graph and the title for what that omits. */
export function readPage(html: string, url: string): ReadPage {
  const facts = readHtml(html);
  const postings = readPostings(facts, html, url);
  const openGraph = readOpenGraph(facts);
  const title = oneLine(facts.title, 300);
  const sources = [...postings.sources, openGraph, { jobTitle: title }];
  if (postings.sources.length > 0) return { foundBy: 'schema.org', sources, isSalvaged: postings.isSalvaged };
  if (openGraph.jobTitle) return { foundBy: 'open-graph', sources };
  return { foundBy: title ? 'title' : 'nothing', sources };
}

/** The page's JobPosting: as JSON-LD, as microdata, or what is left of it in broken JSON-LD. */
function readPostings(
  { jsonLd, salvaged, lost, language }: HtmlFacts,
  html: string,
  url: string,
): { sources: readonly PartialPosting[]; isSalvaged: boolean } {
  const found = findJobPosting([...jsonLd, ...salvaged], url);
  const isSalvaged = found !== undefined && salvaged.length > 0 && findJobPosting(jsonLd, url) === undefined;
  const inMarkup = found && !isSalvaged ? undefined : findJobPosting(readMicrodata(html), url);
  const sources = [
    ...(found ? [readJobPosting(found, language, isSalvaged ? lost : [])] : []),
    ...(inMarkup ? [readJobPosting(inMarkup, language)] : []),
  ];
  return { sources, isSalvaged };
}

/** `og:site_name` is left out: it names the job board as often as the employer. */
function readOpenGraph({ meta }: HtmlFacts): PartialPosting {
  const description = meta.get('og:description') || meta.get('description') || '';
  return {
    jobTitle: oneLine(meta.get('og:title') ?? meta.get('twitter:title') ?? '', 300),
    description: sanitizeDescription(paragraphs(description)),
  };
}

/** The visible text that the bookmarklet puts beside the JSON-LD of a page; empty if there is none. */
export function sentTextOf(html: string): string {
  const [, text = ''] = /<pre id="page-text">([^<]*)/.exec(html) ?? [];
  return decodeEntities(text).trim();
}
