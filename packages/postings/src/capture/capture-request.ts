import { type CaptureRequest, maxCaptureTextLength, webAddress } from '@keepmark/contracts';

/** Query of the capture screen. An app that shares a posting sends any of the three. */
export interface CaptureUrl {
  readonly url?: string;
  readonly text?: string;
  readonly title?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The request for a pasted or shared text; undefined if it is empty. */
export function captureRequestOf(pasted: string): CaptureRequest | undefined {
  const text = pasted.trim().slice(0, maxCaptureTextLength);
  if (text === '') return undefined;
  const isAddress = !/\s/.test(text) && text.length <= 2048 && /^(https?:\/\/)?[^/\s]+\.[^/\s]+/i.test(text);
  const url = isAddress ? webAddress(text) : undefined;
  return url ? { url } : { text };
}

/** The shared link, or else the shared text: apps often put a link into the text. */
export function sharedText(search: object): string {
  const { url, text, title } = search as Record<keyof CaptureUrl, unknown>;
  return textOf(url) || textOf(text) || textOf(title);
}
