import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProxyRules } from './proxy-rules';

interface Upstream {
  readonly url: string;
  isHealthy: boolean;
  /** Until when it gets no calls, after a failure. */
  leftAloneUntil: number;
}

export interface Proxy {
  url: string;
  /** How many calls each API has answered, in the order of the URLs. */
  answered: () => number[];
  /** Whether each API gets calls. */
  healthy: () => boolean[];
  close: () => Promise<void>;
}

/** The call never reached the API, so it can go to another one. */
class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/**
 * A proxy over several APIs with the rules of deploy/Caddyfile: round robin over those that are healthy, health checks,
 * another try for what was not sent yet and for a GET, and 502 for everything else.
 * @param addresses such as http://127.0.0.1:4001
 */
export async function startProxy(addresses: readonly string[], rules: ProxyRules): Promise<Proxy> {
  const upstreams: Upstream[] = addresses.map((url) => ({ url, isHealthy: true, leftAloneUntil: 0 }));
  const answered = addresses.map(() => 0);
  // Node's own agent would reuse connections; one that is made keeps none.
  const agent = new Agent();
  const isUsable = ({ isHealthy, leftAloneUntil }: Upstream) => isHealthy && leftAloneUntil <= Date.now();
  let turn = 0;
  const next = (): Upstream | undefined => {
    const usable = upstreams.filter(isUsable);
    return usable[turn++ % usable.length];
  };

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAll(incoming);
    const giveUpAt = Date.now() + rules.tryDurationMs;
    do {
      const upstream = next();
      if (upstream) {
        try {
          await send({ upstream, incoming, body, outgoing, agent, rules });
          answered[upstreams.indexOf(upstream)]! += 1;
          return;
        } catch (error) {
          const wasSent = !(error instanceof NotSentError);
          upstream.leftAloneUntil = Date.now() + rules.failDurationMs;
          if (outgoing.headersSent || (wasSent && incoming.method !== 'GET')) break;
        }
      }
      await sleep(rules.tryIntervalMs);
    } while (Date.now() < giveUpAt);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  }

  async function checkHealth(upstream: Upstream): Promise<void> {
    const signal = AbortSignal.timeout(rules.healthTimeoutMs);
    upstream.isHealthy = await fetch(`${upstream.url}${rules.healthPath}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const checks = setInterval(() => void Promise.all(upstreams.map(checkHealth)), rules.healthIntervalMs);

  const server = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: () => [...answered],
    healthy: () => upstreams.map(isUsable),
    close: async () => {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Sending {
  upstream: Upstream;
  incoming: IncomingMessage;
  body: Buffer;
  outgoing: ServerResponse;
  agent: Agent;
  rules: ProxyRules;
}

/** Fulfilled when the whole answer has been passed back. @throws NotSentError when no connection was made. */
function send({ upstream, incoming, body, outgoing, agent, rules }: Sending): Promise<void> {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
  return new Promise((done, fail) => {
    const call = request(`${upstream.url}${incoming.url}`, { method: incoming.method, headers, agent });
    let isConnected = false;
    call.once('socket', (socket) => {
      if (!socket.connecting) {
        isConnected = true;
        return;
      }
      const dial = setTimeout(() => call.destroy(), rules.dialTimeoutMs);
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(dial);
      });
      socket.once('close', () => clearTimeout(dial));
    });
    call.once('error', (cause) =>
      fail(isConnected ? cause : new NotSentError('The API took no connection.', { cause })),
    );
    call.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', fail).once('end', () => done());
      answer.pipe(outgoing);
    });
    call.end(body);
  });
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
