import type { CapturedPosting } from '@keepmark/contracts';

/** A page with a JobPosting, written by us after https://schema.org/JobPosting, and what is to be read from it. */
export interface PostingShape {
  readonly name: string;
  readonly html: string;
  readonly found: Partial<CapturedPosting>;
}

/** A page of a company. */
export const page = (head: string, body = '<h1>Careers</h1>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
/** JSON-LD in a page. */
export const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
/** A page with a JobPosting, and other things beside it. */
export const shapeOf = (fields: object, ...others: readonly object[]): string => {
  const baker = { '@context': 'https://schema.org/', '@type': 'JobPosting', title: 'Baker', ...fields };
  return page(script(JSON.stringify(others.length === 0 ? baker : [baker, ...others])));
};
