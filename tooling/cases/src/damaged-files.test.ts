import { describe, expect, it } from 'vitest';
import { damaged, excessive } from './damage';
import { fixtures } from './fixtures';
import { readers, refusalOf } from './readers';

type Kind = keyof typeof readers;

/** A file that comes in, or is refused in a sentence. */
const fine = /^read$|^\S.*[.”]$/su;

/** What becomes of a file: "read", why it is refused, or "nothing said". @throws when the reader breaks */
async function outcomeOf(kind: Kind, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const { rows, remarks, skipped } = await readers[kind](new File([bytes], name));
    return rows.length + remarks.length + skipped.length > 0 ? 'read' : 'nothing said';
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
}

it.each(fixtures)('reads a whole file: $kind, $name', async ({ kind, name, bytes }) => {
  const { rows } = await readers[kind](new File([bytes], name));
  expect(rows.length).toBeGreaterThan(0);
});

describe.each(fixtures)('damaged: $kind, $name', ({ kind, name, bytes }) => {
  it.each(damaged(bytes))('%s', async (_how, broken) => {
    expect(await outcomeOf(kind, name, broken)).toMatch(fine);
  });
});

describe.each(Object.keys(readers) as Kind[])('too much for %s', (kind) => {
  it.each(excessive)('%s', async (_how, bytes) => {
    expect(await outcomeOf(kind, 'file', bytes())).toMatch(fine);
  });
});
