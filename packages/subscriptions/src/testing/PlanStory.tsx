import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { testDatabase } from '@keepmark/local-store/testing';
import { createSubscriptionsRoutes } from '../routes';

interface PlanStoryProps {
  readonly path: string;
  readonly service: FakeService;
}

/** A screen of this package, for stories. */
export function PlanStory({ path, service }: PlanStoryProps) {
  return (
    <StoryScreen
      createRoutes={createSubscriptionsRoutes}
      path={path}
      database={() => testDatabase()}
      api={fakeApi(service).api}
    />
  );
}
