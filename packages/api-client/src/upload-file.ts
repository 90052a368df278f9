import { acknowledgement } from '@keepmark/contracts';
import type { ApiClient } from './api-client';
import { NetworkError } from './network-error';
import { readAnswer } from './read-answer';
import { UnexpectedAnswerError } from './unexpected-answer-error';

export interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Text fields sent with the files. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Sends files as multipart, each in a field named `file`, with the user's token if someone is signed in. It takes
 * XMLHttpRequest because `fetch` doesn't say how much was sent.
 * @returns the answer's `data`
 * @throws {ApiError} when the server refuses, {NetworkError | UnexpectedAnswerError}, and the signal's reason when aborted
 */
export async function uploadFile(
  client: ApiClient,
  path: string,
  files: readonly File[],
  { onProgress, signal, fields = {} }: UploadOptions = {},
): Promise<unknown> {
  signal?.throwIfAborted();
  const token = await client.token().catch(() => undefined);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.open('POST', `${client.baseUrl.replace(/\/$/, '')}/${path}`);
    request.setRequestHeader('accept', 'application/json');
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('load', () => {
      try {
        resolve(readUpload(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.send(form);
  });
}

function readUpload(request: XMLHttpRequest): unknown {
  const { status, responseText } = request;
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch (cause) {
    throw new UnexpectedAnswerError(status, { cause });
  }
  return readAnswer(acknowledgement, { status, body, retryAfterSeconds }).data;
}
