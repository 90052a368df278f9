import type { SiteConfig } from '../site';

/**
 * Sets the title, meta tags, icons, and manifest of a page that was built as the other variant. Every build has both
 * variants' files.
 */
export function namePage({ variant, title, description, keywords, logo }: SiteConfig, page: Document = document): void {
  page.title = title;
  page.querySelector('meta[name="description"]')?.setAttribute('content', description);
  page.querySelector('meta[name="keywords"]')?.setAttribute('content', keywords.join(', '));
  page.querySelector('link[rel="icon"]')?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(logo)}`);
  page.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${variant}.webmanifest`);
  page.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', `/icons/${variant}-apple-180.png`);
}
