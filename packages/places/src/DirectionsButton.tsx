import { Icon } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { directionsLinks, type MapLink } from './map-link';
import type { Place } from './place-table';

// A menu that floats weighs as much as a list.
const OpenMenu = lazy(() => import('@keepmark/ui/list-header/open-menu'));

export interface DirectionsButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** A saved place or a result. */
  place: Pick<Place, 'latitude' | 'longitude'> & { readonly name: string };
}

const entryOf = ({ label, href }: MapLink) => ({
  label,
  renderRoot: ({ children, ...props }: Record<string, unknown>) => (
    // A geo: link opens an app, so it needs no tab of its own.
    <a {...props} href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children as string}
    </a>
  ),
});

/** Hands a place over to a map app, chosen from a menu. Renders nothing for a place without a location. */
export function DirectionsButton({ place, ...look }: DirectionsButtonProps) {
  const [isRequested, setRequested] = useState(false);
  const links = directionsLinks(place);
  if (links.length === 0) return null;
  if (!isRequested) return <Target {...look} aria-haspopup="menu" onClick={() => setRequested(true)} />;
  return (
    <Suspense fallback={<Target {...look} loading />}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button, which had the focus */}
      <OpenMenu target={<Target {...look} autoFocus />} entries={links.map(entryOf)} />
    </Suspense>
  );
}

function Target(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button leftSection={<Icon name="route" size="sm" />} {...props}>
      Directions
    </Button>
  );
}
