import { type CaptureRequest, maxCaptureTextLength, webAddress } from '@keepmark/contracts';

/** What the URL of the capture screen may bring: an app that shares sends any of the three. */
export interface CaptureUrl {
  readonly url?: string;
  readonly text?: string;
  readonly title?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What was pasted or shared, as the service is asked; undefined when there is nothing to read. */
export function captureRequestOf(pasted: string): CaptureRequest | undefined {
  const text = pasted.trim().slice(0, maxCaptureTextLength);
  if (text === '') return undefined;
  const isAddress = !/\s/.test(text) && text.length <= 2048 && /^(https?:\/\/)?[^/\s]+\.[^/\s]+/i.test(text);
  const url = isAddress ? webAddress(text) : undefined;
  return url ? { url } : { text };
}

/** What the URL brings to be read: its address, or else the text that was shared. Apps put an address into the text. */
export function sharedText(search: object): string {
  const { url, text, title } = search as Record<keyof CaptureUrl, unknown>;
  return textOf(url) || textOf(text) || textOf(title);
}
