import { expect } from 'vitest';
import { ProviderError } from '../provider-error';

/** The error that a provider gave, which has to be of the kind that providers give. */
export async function failureOf(asked: Promise<unknown>): Promise<Error> {
  const error: unknown = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProviderError);
  return error as Error;
}
