/** The settings a server can pass to a page in meta tags. */
export interface PageSettings {
  /** Turns the site into another variant: "jobs" or "places". Default: the variant of the build. */
  variant?: string | undefined;
  /** The URL of the Auth emulator, such as http://localhost:9099. Never set in production. */
  authEmulatorUrl?: string | undefined;
}

/** Fills the settings into a page: updates existing meta tags and adds missing ones to the head. */
export function fillPageSettings(html: string, { variant, authEmulatorUrl }: PageSettings): string {
  const filled = variant === undefined ? html : fillMeta(html, 'keepmark-variant', variant);
  return authEmulatorUrl === undefined ? filled : fillMeta(filled, 'keepmark-auth-emulator', authEmulatorUrl);
}

function fillMeta(html: string, name: string, content: string): string {
  const tag = `<meta name="${name}" content="${escapeAttribute(content)}">`;
  const present = new RegExp(`<meta\\s[^>]*name=["']${name}["'][^>]*>`, 'i');
  // Replacements are functions, so that `$&` in a setting stays text.
  if (present.test(html)) return html.replace(present, () => tag);
  return html.replace(/<head(?:\s[^>]*)?>/i, (head) => `${head}\n    ${tag}`);
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
