import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { useAppContext } from '../app-context';
import type { SiteConfig } from '../site';

const homes = new WeakMap<SiteConfig, ReturnType<typeof lazyRouteComponent>>();

function homeOf(site: SiteConfig) {
  const home = homes.get(site) ?? lazyRouteComponent(site.home);
  homes.set(site, home);
  return home;
}

/** Loads the home page's code, so that the page shows without a spinner. */
export function preloadHome(site: SiteConfig): Promise<void> | undefined {
  return homeOf(site).preload?.();
}

/** The home page of the running site. */
export function HomeScreen() {
  return createElement(homeOf(useAppContext().site));
}
