import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import type { SignedInRoute } from '@keepmark/app-shell';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { Database } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { Page } from '@keepmark/ui';
import { createRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

export interface AiStoryProps {
  /** Answers the calls: `aiService(…)` with `withAi()`, or `withoutAi`. */
  readonly service: FakeService;
  /** The initial database of the story. Default: empty. */
  readonly createDatabase?: () => Database;
  readonly children: ReactNode;
}

/** Shows parts of a screen that ask the AI, signed in, with scripted answers. */
export function AiStory({ service, createDatabase = testDatabase, children }: AiStoryProps) {
  const [{ database, api }] = useState(() => ({ database: createDatabase(), api: fakeApi(service).api }));
  const [createRoutes] = useState(() => routesOf(children));
  return <StoryScreen createRoutes={createRoutes} path="/" database={() => database} api={api} />;
}

const routesOf = (children: ReactNode) => (signedIn: SignedInRoute) => [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/',
    component: () => <Page title="A screen">{children}</Page>,
  }),
];
