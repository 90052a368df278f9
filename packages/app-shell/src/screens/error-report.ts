export interface ErrorReportSource {
  readonly error: unknown;
  /** The site's name and variant. */
  readonly site: string;
  /** The route's pattern, such as `/job/edit/$internalId`: the path itself may name what somebody keeps. */
  readonly routePattern: string;
  readonly userAgent: string;
  readonly viewport: string;
  readonly at: Date;
}

/** Takes out of a text what may be personal: what is quoted, addresses, queries, and long numbers. */
function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/(["'“‘`])(?:(?!\1)[^"'”’`\n]){1,200}["'”’`]/g, '"…"')
    .replaceAll(/[^\s@<>]+@[^\s@<>]+/g, '…@…')
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/\d{5,}/g, '…');
}

/** What to send to support about a failure: where in the code it was, and nothing of what the person keeps. */
export function errorReport({ error, site, routePattern, userAgent, viewport, at }: ErrorReportSource): string {
  const known = error instanceof Error ? error : new Error(String(error));
  const frames = (known.stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /\.[cm]?[jt]sx?/.test(line));
  return [
    `${site}, ${routePattern}`,
    `${known.name}: ${withoutPersonalData(known.message)}`,
    ...frames.slice(0, 12).map((frame) => `  ${frame.trim().replace(/\?[^\s:)]*/, '')}`),
    `${at.toISOString()}, ${viewport}`,
    userAgent,
  ].join('\n');
}
