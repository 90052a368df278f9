import pc from 'picocolors';

/** pino's numbers. */
const levels: Record<number, (text: string) => string> = {
  40: (text) => pc.yellow(`warning: ${text}`),
  50: (text) => pc.red(`error: ${text}`),
  60: (text) => pc.red(`fatal: ${text}`),
};

/** Asked over and over by machines, this start among them. */
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
 * Turns the lines of the API's JSON log into what a person reads, in order: undefined for a line that says nothing new,
 * any other text as it is.
 */
export function createLogReader(): (line: string) => string | undefined {
  // fastify logs a request when it comes in, with its path, and again when it is answered, without.
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
