import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressPolicy } from './address-policy';
import { GuardedFetchError } from './guarded-fetch-error';

type ResolveName = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

const resolveByDns: ResolveName = (hostname, done) => lookUpName(hostname, { all: true, verbatim: true }, done);

export interface GuardedAgentOptions {
  readonly policy: AddressPolicy;
  /** Whom a name belongs to; the system's resolver by default. */
  readonly resolveName?: ResolveName | undefined;
  readonly connectTimeoutMs: number;
}

/**
 * Connects only to addresses that the policy allows. The check is made on the very addresses that are connected to, and
 * once more on the socket, so a name that resolves to something else a moment later (DNS rebinding) gains nothing.
 */
export function guardedAgent({ policy, resolveName = resolveByDns, connectTimeoutMs }: GuardedAgentOptions): Agent {
  const lookup: LookupFunction = (hostname, options, done) => {
    resolveName(hostname, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      // One bad address rejects all of them, because no honest host mixes the two.
      if (!first || !addresses.every(({ address }) => policy.allowsAddress(address))) return done(refused(), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: connectTimeoutMs, autoSelectFamily: true });

  return new Agent({
    // A page is asked for once: no connection is kept for the next one.
    pipelining: 0,
    maxHeaderSize: 32 * 1024,
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
      // A literal address is never looked up.
      if (!isAllowedHost(host, options, policy)) return done(refused(), null);
      return connect(options, (...[error, socket]) => {
        if (error) return done(error, null);
        if (policy.allowsAddress(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        return done(refused(), null);
      });
    },
  });
}

function isAllowedHost(host: string, { protocol, port }: buildConnector.Options, policy: AddressPolicy): boolean {
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  return policy.allowsPort(ownPort) && (isIP(host) === 0 || policy.allowsAddress(host));
}

const refused = (): GuardedFetchError => new GuardedFetchError('address-refused');
