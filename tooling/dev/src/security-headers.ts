import { createHash } from 'node:crypto';

/** Sent with every response of a site. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Google's sign-in popup must be able to message the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Practice answers are recorded, and "Use my location" asks for it. Photos come from a file field, which needs no camera.
  'permissions-policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
} as const;

/** Sent in production, where sites have TLS: browsers then use only TLS for a year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Sent with files that aren't pages; each page has its own policy. */
export const framePolicy = { 'content-security-policy': "frame-ancestors 'none'" } as const;

/** The origins that Firebase's sign-in uses for scripts, connections, and frames. */
const signIn = {
  scripts: ['https://apis.google.com'],
  connections: ['https://*.googleapis.com'],
  frames: ['https://*.firebaseapp.com', 'https://accounts.google.com'],
};

/**
 * The Content-Security-Policy of a page. It allows the site's own files, the page's inline scripts by hash, and Firebase's
 * sign-in. Pages may also connect to and frame `emulators`, and connect to and show pictures from `mapOrigins`.
 */
export function contentSecurityPolicy(
  html: string,
  { emulators = [], mapOrigins = [] }: { emulators?: readonly string[]; mapOrigins?: readonly string[] } = {},
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...signIn.scripts],
    // Mantine writes its color variables into a style element and style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mapOrigins],
    // Recordings are played from the browser's own storage.
    'media-src': ["'self'", 'blob:'],
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
