export interface ErrorReportSource {
  readonly error: unknown;
  /** The site's name and variant. */
  readonly site: string;
  /** The route's pattern, such as `/job/edit/$internalId`: the path itself could reveal saved data. */
  readonly routePattern: string;
  readonly userAgent: string;
  readonly viewport: string;
  readonly at: Date;
}

/** Removes what could be personal from a text: quotes, email addresses, queries, and long numbers. */
function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/(["'“‘`])(?:(?!\1)[^"'”’`\n]){1,200}["'”’`]/g, '"…"')
    .replaceAll(/[^\s@<>]+@[^\s@<>]+/g, '…@…')
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/\d{5,}/g, '…');
}

/** A report about an error for support: where in the code it happened, without any saved data. */
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
