/**
 * The URL of the email link: {host}/auth. On localhost it uses the page's port, or 3000.
 * @param page the location of the page, such as `window.location`.
 */
export function emailLinkUrl(page: Pick<Location, 'origin' | 'hostname' | 'port' | 'protocol'>): string {
  const origin = page.hostname.includes('localhost')
    ? `${page.protocol}//localhost:${page.port || '3000'}`
    : page.origin;
  return `${origin}/auth`;
}

/**
 * Whether a URL may contain a one-time code, so that loading Firebase is worth it. Mail apps may wrap the link in another
 * parameter.
 */
export const mayBeEmailLink = (href: string): boolean => /[?&](?:oobCode|link|deep_link_id)=/.test(href);

const linkParameters = ['apiKey', 'oobCode', 'mode', 'lang', 'continueUrl', 'tenantId', 'link', 'deep_link_id'];

/** The URL without its one-time code, so that a reload doesn't try a used link again. */
export function withoutEmailLink(href: string): string {
  const url = new URL(href);
  for (const name of linkParameters) url.searchParams.delete(name);
  return url.href;
}
