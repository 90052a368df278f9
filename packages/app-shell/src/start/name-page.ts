import type { SiteConfig } from '../site';

/** Gives the page the name, the words for search engines and the icon of a site: it was built as the other variant. */
export function namePage({ title, description, keywords, logoUrl }: SiteConfig, page: Document = document): void {
  page.title = title;
  page.querySelector('meta[name="description"]')?.setAttribute('content', description);
  page.querySelector('meta[name="keywords"]')?.setAttribute('content', keywords.join(', '));
  page.querySelector('link[rel="icon"]')?.setAttribute('href', logoUrl);
}
