import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { Page } from '@keepmark/ui';
import { createRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { databaseOf, type SavedDocuments } from './database-of';

export interface PartStoryProps extends SavedDocuments {
  /** Changes the database before it is shown. */
  readonly prepare?: (saved: ReturnType<typeof databaseOf>) => void;
  /** Renders the part once the documents are saved. */
  readonly children: (saved: ReturnType<typeof databaseOf>) => ReactNode;
}

/** A part that this package provides for other screens, on a page of its own. */
export function PartStory({ prepare, children, ...documents }: PartStoryProps) {
  const [saved] = useState(() => {
    const created = databaseOf(documents);
    prepare?.(created);
    return created;
  });
  const page = (
    <Page title="Charge nurse" width="text">
      {children(saved)}
    </Page>
  );
  return (
    <StoryScreen
      path="/"
      database={() => saved.database}
      createRoutes={(signedIn) => [
        createRoute({
          getParentRoute: () => signedIn,
          path: '/',
          component: () => page,
        }),
      ]}
    />
  );
}
