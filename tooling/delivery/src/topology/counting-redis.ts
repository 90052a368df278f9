import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Count {
  value: number;
  endsAt: number;
}

export interface CountingRedis {
  /** What REDIS_URL takes. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Speaks as much of Redis's protocol as counting calls needs, in this process: the stand-in where no real Redis is at
 * hand. Scripts are not run; the two of @fastify/rate-limit are known by what they are given (the one that counts has a
 * time window, the one that reads has a key alone).
 */
export async function startCountingRedis(): Promise<CountingRedis> {
  const counts = new Map<string, Count>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const read = readCommand(text);
        if (!read) return;
        text = text.slice(read.length);
        socket.write(answer(read.words, counts));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Parses one command: `*2`, then `$3`, `GET`, `$1`, `a`, one line each. Undefined while it is incomplete. */
function readCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    const to = from + Number(size[1]);
    if (text.length < to + 2) return undefined;
    words.push(text.slice(from, to));
    at = to + 2;
  }
  return { words, length: at };
}

function answer([name = '', ...rest]: string[], counts: Map<string, Count>): string {
  switch (name.toLowerCase()) {
    case 'info': {
      const info = 'redis_version:7.4.0\r\nloading:0';
      return `$${info.length}\r\n${info}\r\n`;
    }
    case 'eval':
    case 'evalsha': {
      const [, , key = '', timeWindowMs] = rest;
      const { value, endsAt } = count(counts, key, timeWindowMs);
      return `*2\r\n:${value}\r\n:${Math.max(0, endsAt - Date.now())}\r\n`;
    }
    default:
      return '+OK\r\n';
  }
}

function count(counts: Map<string, Count>, key: string, timeWindowMs: string | undefined): Count {
  const last = counts.get(key);
  const current = last && last.endsAt > Date.now() ? last : undefined;
  if (timeWindowMs === undefined) return current ?? { value: 0, endsAt: 0 };
  const counted = {
    value: (current?.value ?? 0) + 1,
    endsAt: current?.endsAt ?? Date.now() + Number(timeWindowMs),
  };
  counts.set(key, counted);
  return counted;
}
