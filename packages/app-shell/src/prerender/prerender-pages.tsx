import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@keepmark/api-client';
import { createAuth } from '@keepmark/auth';
import type { SiteConfig } from '../site';
import { createSiteRouter } from '../start/site-router';
import { type StaticPage, staticPages } from './static-pages';

export interface RenderedPage extends StaticPage {
  /** The content of the page's root element. */
  readonly html: string;
}

const neverLoaded = () => Promise.reject(new Error('Only public pages can be rendered at build time.'));

async function render(site: SiteConfig, page: StaticPage): Promise<RenderedPage> {
  const { router } = createSiteRouter({
    context: { site, auth: createAuth({}), api: createApiClient({ baseUrl: '/api/' }) },
    loadRouteTree: neverLoaded,
    // There's no window at build time, so the router can't read these from it.
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

/** Renders the public pages of a site as a signed-out visitor first sees them. Runs when the site is built. */
export async function prerenderPages(site: SiteConfig): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of staticPages(site)) rendered.push(await render(site, page));
  return rendered;
}
