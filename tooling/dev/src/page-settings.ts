/** What whoever serves a site may tell the page, by the names of its meta tags. */
export interface PageSettings {
  /** Turns the site into another variant: "jobs" or "places". What the build said, when left out. */
  variant?: string | undefined;
  /** Where the Auth emulator stands, such as http://localhost:9099. Never in production. */
  authEmulatorUrl?: string | undefined;
}

/** Fills the settings into a page: a meta tag that is there gets its new content, another is put in the head. */
export function fillPageSettings(html: string, { variant, authEmulatorUrl }: PageSettings): string {
  const filled = variant === undefined ? html : fillMeta(html, 'keepmark-variant', variant);
  return authEmulatorUrl === undefined ? filled : fillMeta(filled, 'keepmark-auth-emulator', authEmulatorUrl);
}

function fillMeta(html: string, name: string, content: string): string {
  const tag = `<meta name="${name}" content="${escapeAttribute(content)}">`;
  const present = new RegExp(`<meta\\s[^>]*name=["']${name}["'][^>]*>`, 'i');
  // Replacements are functions: `$&` in a setting is text, not a pattern.
  if (present.test(html)) return html.replace(present, () => tag);
  return html.replace(/<head(?:\s[^>]*)?>/i, (head) => `${head}\n    ${tag}`);
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
