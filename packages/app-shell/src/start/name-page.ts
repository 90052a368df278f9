import type { SiteConfig } from '../site';

/**
 * Sets the title, meta tags, icons, and manifest of a page that was built as the other variant. Every build has both
 * variants' files.
 */
export function namePage(
  { variant, title, description, keywords, logoUrl }: SiteConfig,
  page: Document = document,
): void {
  page.title = title;
  page.querySelector('meta[name="description"]')?.setAttribute('content', description);
  page.querySelector('meta[name="keywords"]')?.setAttribute('content', keywords.join(', '));
  page.querySelector('link[rel="icon"]')?.setAttribute('href', logoUrl);
  page.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${variant}.webmanifest`);
  page.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', `/icons/${variant}-apple-180.png`);
}
