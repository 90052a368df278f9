// The only platform type that this package needs. Browsers and Node both have it, but no type library has it alone.
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): { readonly protocol: string; readonly hostname: string; readonly href: string };
};

/**
 * Completes a web address so that a browser can open it: `example.com/jobs` gets https://. Empty text stays empty.
 * @returns undefined when it isn't a web address, such as `javascript:` or plain words
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
