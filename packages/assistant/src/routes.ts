import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnswerFilterUrl } from './history/answer-filter';

/** The routes of the AI settings and answers. Each page loads when it is opened. */
export function createAssistantRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/assistant',
      staticData: { title: 'AI settings and answers' },
      validateSearch: unchecked<AnswerFilterUrl>(),
      component: lazyRouteComponent(() => import('./ai-settings/AssistantPage'), 'AssistantPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/assistant/answer/$answerId',
      staticData: { title: 'AI answer' },
      component: lazyRouteComponent(() => import('./history/AnswerPage'), 'AnswerPage'),
    }),
  ] as const;
}
