import * as z from 'zod/mini';
import { ProviderError } from './provider-error';

/**
 * Asks a provider over HTTP and checks the shape of what it answers.
 * @throws ProviderError when it cannot be reached, answers with an error, or with something else.
 */
export async function askJson<Schema extends z.ZodMiniType>(
  provider: string,
  schema: Schema,
  url: URL,
  init: Omit<RequestInit, 'headers'> & { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
): Promise<z.output<Schema>> {
  const response = await fetch(url, {
    ...init,
    // Nominatim and Overpass refuse who does not say what they are.
    headers: { accept: 'application/json', 'user-agent': 'Keepmark place search', ...init.headers },
  }).catch((cause: unknown) => {
    throw new ProviderError(provider, `${provider} cannot be reached.`, { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderError(provider, `${provider} broke off its answer.`, { cause });
  });
  // Without the URL, because it has keys.
  if (!response.ok) throw new ProviderError(provider, `${provider} answered with ${response.status}: ${beginOf(text)}`);
  const parsed = schema.safeParse(readJson(provider, text));
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, `${provider} answered with something else: ${z.prettifyError(parsed.error)}`);
}

const beginOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200);

function readJson(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError(provider, `${provider} did not answer in JSON: ${beginOf(text)}`, { cause });
  }
}

/** A field that a provider may leave out, or fill with something that we do not understand. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
