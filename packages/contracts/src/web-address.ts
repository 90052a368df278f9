// All that this package needs of the platform, and what browsers and Node have in common: no library of types has it alone.
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): { readonly protocol: string; readonly hostname: string; readonly href: string };
};

/**
 * A web address as a browser opens it: `example.com/jobs` gets its https://. Empty text stays empty.
 * @returns undefined for what is no address of the web, such as `javascript:` or plain words
 */
export function webAddress(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return '';
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]+:\d+(\/|$)/.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withScheme)) return undefined;
  const { protocol, hostname, href } = new URL(withScheme);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (hostname.includes('.') || hostname === 'localhost') && !/\s/.test(typed) ? href : undefined;
}
