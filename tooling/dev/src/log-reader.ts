import pc from 'picocolors';

/** pino's level numbers. */
const levels: Record<number, (text: string) => string> = {
  40: (text) => pc.yellow(`warning: ${text}`),
  50: (text) => pc.red(`error: ${text}`),
  60: (text) => pc.red(`fatal: ${text}`),
};

/** Polled by machines, this start included. */
const probe = /^GET \/(?:health|ready)$/;

interface LogRecord {
  level?: number;
  msg?: string;
  reqId?: string;
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
  /** Milliseconds. */
  responseTime?: number;
  err?: { message?: string; stack?: string };
}

/**
 * Creates a function that turns each line of the API's JSON log into readable text. It returns undefined for a line that
 * says nothing new, and any other text unchanged.
 */
export function createLogReader(): (line: string) => string | undefined {
  // Fastify logs the path when a request comes in, but not when it is answered.
  const asked = new Map<string, string>();
  return (line) => {
    const record = parse(line);
    if (!record) return line;
    const { level = 30, msg = '', reqId = '', req, res, responseTime, err } = record;
    if (req && !res) {
      asked.set(reqId, `${req.method} ${req.url}`);
      return undefined;
    }
    const request = asked.get(reqId);
    if (res) asked.delete(reqId);
    if (level < 40 && request && probe.test(request)) return undefined;
    const what = res && request ? `${request} ${res.statusCode}` : msg;
    const time = responseTime === undefined ? '' : pc.dim(` ${Math.round(responseTime)} ms`);
    const cause = err && level >= 50 ? `\n${err.stack ?? err.message ?? ''}` : '';
    return (levels[level] ?? String)(`${what}${time}${cause}`);
  };
}

function parse(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return undefined;
  }
}
