import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createGeographyRoutes } from '../routes';
import { type GeographyScreenOptions, prepareGeography } from './small-world';

/** A screen of this package in the state of its story. */
export function GeographyStory({ path, ...options }: GeographyScreenOptions & { path: string }) {
  const [{ api, database, savedCities }] = useState(() => prepareGeography(options));
  return (
    <StoryScreen
      createRoutes={(signedIn) => createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCities) })}
      path={path}
      database={() => database}
      api={api}
    />
  );
}
