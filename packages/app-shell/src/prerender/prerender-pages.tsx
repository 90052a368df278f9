import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@keepmark/api-client';
import { createAuth } from '@keepmark/auth';
import type { SiteConfig } from '../site';
import { createSiteRouter } from '../start/site-router';
import { type StaticPage, staticPages } from './static-pages';

export interface RenderedPage extends StaticPage {
  /** What belongs into the page's root element. */
  readonly html: string;
}

const neverLoaded = () => Promise.reject(new Error('A page that is rendered at build time has no other screens.'));

async function render(site: SiteConfig, page: StaticPage): Promise<RenderedPage> {
  const { router } = createSiteRouter({
    context: { site, auth: createAuth({}), api: createApiClient({ baseUrl: '/api/' }) },
    loadRouteTree: neverLoaded,
    // Without a window there is none of these.
    overrides: {
      history: createMemoryHistory({ initialEntries: [page.path] }),
      origin: 'http://localhost',
      scrollRestoration: false,
    },
  });
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  return { ...page, html };
}

/** The public pages of a site as a signed-out visitor sees them first. Run when the site is built. */
export async function prerenderPages(site: SiteConfig): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of staticPages(site)) rendered.push(await render(site, page));
  return rendered;
}
