import { fetch, type Response } from 'undici';
import { type AddressPolicy, publicInternet } from './address-policy';
import { guardedAgent, type GuardedAgentOptions } from './guarded-agent';
import { GuardedFetchError } from './guarded-fetch-error';
import { readText } from './read-text';

export interface GuardedFetchSettings {
  /** The public Internet by default. */
  readonly policy?: AddressPolicy;
  readonly resolveName?: GuardedAgentOptions['resolveName'];
  /** For the page with all its redirects. */
  readonly timeoutMs?: number;
  /** Of the body as it is read, unpacked. */
  readonly maxBytes?: number;
  readonly maxRedirects?: number;
}

/** A page as it came. */
interface FetchedPage {
  /** Where the redirects ended. */
  readonly url: string;
  /** Without its parameters: "text/html". */
  readonly contentType: string;
  readonly text: string;
}

export interface GuardedFetcher {
  /**
   * Reads one page on behalf of somebody whom we do not trust: http and https, public addresses at every redirect, with
   * limits on time, size and redirects, and without cookies or credentials.
   * @throws {GuardedFetchError}
   */
  read: (address: string, options?: { accept?: string; signal?: AbortSignal }) => Promise<FetchedPage>;
  close: () => Promise<void>;
}

const mebibyte = 1024 * 1024;

export function createGuardedFetcher(settings: GuardedFetchSettings = {}): GuardedFetcher {
  const { policy = publicInternet, resolveName, timeoutMs = 5000 } = settings;
  const { maxBytes = 2 * mebibyte, maxRedirects = 5 } = settings;
  const agent = guardedAgent({ policy, resolveName, connectTimeoutMs: timeoutMs });

  const request = async (url: URL, accept: string, signal: AbortSignal): Promise<Response> => {
    try {
      return await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal,
        headers: { accept, 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (compatible; Keepmark page reader)' },
      });
    } catch (error) {
      throw problemOf(error, signal);
    }
  };

  return {
    async read(address, { accept = 'text/html,application/xhtml+xml', signal } = {}) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const both = signal ? AbortSignal.any([signal, deadline]) : deadline;
      let url = webUrl(address);
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        // Each has to wait for where the one before it leads.
        // oxlint-disable-next-line no-await-in-loop
        const response = await request(url, accept, both);
        const next = redirectOf(response, url);
        if (!next) return { url: url.href, ...(await readText(response, maxBytes, (error) => problemOf(error, both))) };
        void response.body?.cancel().catch(() => {});
        url = next;
      }
      throw new GuardedFetchError('page-unreachable');
    },
    close: () => agent.destroy(),
  };
}

/** A URL of the web. The parser has already turned decimal, octal and hexadecimal hosts into addresses. */
function webUrl(address: string, base?: string): URL {
  if (!URL.canParse(address, base)) throw new GuardedFetchError('address-refused');
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') throw new GuardedFetchError('address-refused');
  url.username = '';
  url.password = '';
  return url;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectOf(response: Response, url: URL): URL | undefined {
  const location = redirectStatuses.has(response.status) ? response.headers.get('location') : null;
  return location === null ? undefined : webUrl(location, url.href);
}

function problemOf(error: unknown, signal: AbortSignal): GuardedFetchError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof GuardedFetchError) return cause;
  }
  return new GuardedFetchError(signal.aborted ? 'page-too-slow' : 'page-unreachable', { cause: error });
}
