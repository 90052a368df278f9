import type * as z from 'zod/mini';
import { ReferenceFileError } from './reference-file-error';

/** Reads a JSON file of a known shape. @throws ReferenceFileError that says where it differs. */
export function readJson<Schema extends z.ZodMiniType>(bytes: Uint8Array, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ReferenceFileError('It is not valid JSON. Download it again.', { cause });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw new ReferenceFileError(
    `${where}${issue?.message ?? 'It has another shape'}. Get the official file, unchanged.`,
  );
}
