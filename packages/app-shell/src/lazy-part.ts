import { type ComponentType, createElement, use } from 'react';

/** A component whose code loads when it's first rendered, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * A part of a screen that loads when it's first rendered. Once `preload` has resolved, it renders immediately, without the
 * fallback around it, which React's own `lazy` would show. The router's lazy components can do that too, but call `use` only
 * while they load, which React warns of.
 * @param load called once; after a failure, again by the next `preload`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const start = () => {
    const started = load();
    hasFailed = false;
    // React reads a promise with a status and a value without waiting for it.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    );
    return (loading = started);
  };
  const preload = async () => void (await (hasFailed ? start() : (loading ?? start())));
  const LazyPart = (props: Props) => createElement(use(loading ?? start()), props);
  return Object.assign(LazyPart, { preload });
}
