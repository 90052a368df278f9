import pc from 'picocolors';

/** pino's numbers. */
const levels: Record<number, (text: string) => string> = {
  40: (text) => pc.yellow(`warning: ${text}`),
  50: (text) => pc.red(`error: ${text}`),
  60: (text) => pc.red(`fatal: ${text}`),
};

interface LogRecord {
  level?: number;
  msg?: string;
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
  /** Milliseconds. */
  responseTime?: number;
  err?: { message?: string; stack?: string };
}

/** A line of the API's JSON log as a person reads it; any other line as it is; nothing for one that says nothing new. */
export function readableLogLine(line: string): string | undefined {
  const record = parse(line);
  if (!record) return line;
  const { level = 30, msg = '', req, res, responseTime, err } = record;
  // fastify logs each request twice, when it comes in and when it is answered.
  if (req && !res) return undefined;
  const exchange = res && [req?.method, req?.url, res.statusCode].filter(Boolean).join(' ');
  const time = responseTime === undefined ? '' : pc.dim(` ${Math.round(responseTime)} ms`);
  const cause = err && level >= 50 ? `\n${err.stack ?? err.message ?? ''}` : '';
  return (levels[level] ?? String)(`${exchange ?? msg}${time}${cause}`);
}

function parse(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return undefined;
  }
}
