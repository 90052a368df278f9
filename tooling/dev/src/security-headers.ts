import { createHash } from 'node:crypto';

/** Sent with every answer of a site. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Google's sign-in runs in a popup, which must be able to speak to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
} as const;

/** Sent in production, where a site has TLS: browsers ask for nothing else for a year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Sent with what is no page; a page has a policy of its own. */
export const framePolicy = { 'content-security-policy': "frame-ancestors 'none'" } as const;

/** Where Firebase's sign-in loads its script from, asks, and shows its frames. */
const signIn = {
  scripts: ['https://apis.google.com'],
  connections: ['https://*.googleapis.com'],
  frames: ['https://*.firebaseapp.com', 'https://accounts.google.com'],
};

/**
 * The Content-Security-Policy of a page: its own files, its own inline scripts by their hash, and Firebase's sign-in.
 * `emulators` are origins that scripts may also speak to and frame, `mapOrigins` those that they may only speak to and
 * show pictures of.
 */
export function contentSecurityPolicy(
  html: string,
  { emulators = [], mapOrigins = [] }: { emulators?: readonly string[]; mapOrigins?: readonly string[] } = {},
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...signIn.scripts],
    // Mantine writes its colour variables into a style element and style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mapOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...signIn.connections, ...emulators, ...mapOrigins],
    'frame-src': ["'self'", ...signIn.frames, ...emulators],
    // The map draws in a worker.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi);
  return [...scripts]
    .map(({ groups }) => groups ?? {})
    .filter(({ attributes, text }) => text?.trim() && !/\ssrc\s*=/i.test(attributes ?? ''))
    .map(({ text }) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
