import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';

/** For a page that validates its own query, so that the schema loads with the page and not with the site. */
export const unchecked =
  <Url extends object>() =>
  (search: Url): Url =>
    search;

/** A lazy page with slots. */
export const pageWithSlots = <Slots>(slots: Slots, load: () => Promise<ComponentType<{ slots: Slots }>>) =>
  lazyRouteComponent(async () => {
    const Page = await load();
    return { default: () => createElement(Page, { slots }) };
  });
