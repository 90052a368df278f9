import { type CaptureRequest, maxCaptureTextLength, webAddress } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { SentPage } from './page-sender';

const sentPage = z.object({
  url: z.string(),
  title: z.string(),
  jsonLd: z.array(z.string()),
  text: z.string(),
  left: z.enum(['nothing', 'end', 'page']),
});

const start = '#page=';

/** The page that the bookmarklet put into the fragment; undefined if there is none or it is malformed. */
export function sentPageOf(fragment: string): SentPage | undefined {
  if (!fragment.startsWith(start)) return undefined;
  try {
    const bytes = atob(fragment.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
    const page = sentPage.parse(JSON.parse(json));
    return { ...page, url: webAddress(page.url) ?? '' };
  } catch {
    return undefined;
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An HTML page with only the title, the JSON-LD of a posting, and the visible text in case the JSON-LD is broken. */
function pageWith({ title, jsonLd, text }: SentPage): string {
  const blocks = jsonLd.map((block) => `<script type="application/ld+json">${block.replaceAll('</', '<\\/')}</script>`);
  const head = `<head><title>${escaped(title)}</title>${blocks.join('')}</head>`;
  return `<html>${head}<body><pre id="page-text">${escaped(text)}</pre></body></html>`;
}

/** The request for a page: its JSON-LD with its text, or else its text, or else its address; undefined if it has none of them. */
export function requestOfPage(page: SentPage): CaptureRequest | undefined {
  const text = (page.jsonLd.length > 0 ? pageWith(page) : page.text.trim()).slice(0, maxCaptureTextLength);
  if (text === '' && page.url === '') return undefined;
  return { ...(page.url && { url: page.url.slice(0, 2048) }), ...(text && { text }) };
}
