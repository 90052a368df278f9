/**
 * Where the e-mail link leads: {host}/auth. On localhost to port 3000, or to the page's own port when it names one.
 * @param page where the page is, such as `window.location`.
 */
export function emailLinkUrl(page: Pick<Location, 'origin' | 'hostname' | 'port' | 'protocol'>): string {
  const origin = page.hostname.includes('localhost')
    ? `${page.protocol}//localhost:${page.port || '3000'}`
    : page.origin;
  return `${origin}/auth`;
}

/**
 * Whether an address carries a one-time code, so that it is worth loading Firebase to look at it. A link that a mail
 * app wrapped carries it inside another parameter.
 */
export const mayBeEmailLink = (href: string): boolean => /[?&](?:oobCode|link|deep_link_id)=/.test(href);

const linkParameters = ['apiKey', 'oobCode', 'mode', 'lang', 'continueUrl', 'tenantId', 'link', 'deep_link_id'];

/** The address without its one-time code, so that a reload does not try a link again that has been used. */
export function withoutEmailLink(href: string): string {
  const url = new URL(href);
  for (const name of linkParameters) url.searchParams.delete(name);
  return url.href;
}
