import { createMemoryHistory, createRoute, createRouter, type StaticDataRouteOption } from '@tanstack/react-router';
import { fakeAuth } from '@keepmark/auth/testing';
import type { AppContext } from '../app-context';
import { createAppRoot } from '../root/create-app-root';
import { testSite } from './test-site';

/** A router over the site's frame with three screens, and one at `/late`, opened at a path. */
export function threeScreens(path: string, Late = () => <p>Late</p>) {
  const root = createAppRoot();
  const page = (at: string, heading: string, staticData?: StaticDataRouteOption) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      component: () => (
        <>
          <h1>{heading}</h1>
          <a href="#first">First</a>
          <a href="#second">Second</a>
        </>
      ),
      ...(staticData && { staticData }),
    });
  const routeTree = root.addChildren([
    page('/', 'Welcome'),
    page('/jobs', 'All jobs', { title: 'Jobs' }),
    page('/job', 'Baker', { title: 'Job', isNamedByHeading: true }),
    page('/places', 'Today'),
    createRoute({ getParentRoute: () => root, path: '/late', component: Late }),
  ]);
  const context = { site: testSite, auth: fakeAuth() } as unknown as AppContext;
  return createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: [path] }) });
}
