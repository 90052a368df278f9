import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoute } from '@tanstack/react-router';
import { testDatabase } from '@keepmark/local-store/testing';
import { Page } from '@keepmark/ui';
import { StoryScreen } from '../testing/StoryScreen';
import { type FirstStep, markFirstStep } from './first-steps';
import { type FirstStepLink, FirstSteps } from './FirstSteps';

const steps: FirstStepLink[] = [
  {
    step: 'home-location',
    title: 'Set your home location',
    reason: 'See the commute to every job and place.',
    icon: 'current-location',
    path: '/start',
  },
  {
    step: 'search',
    title: 'Search for jobs',
    reason: 'Save the postings worth applying for.',
    icon: 'search',
    path: '/start',
  },
  {
    step: 'import',
    title: 'Import your jobs',
    reason: 'From a spreadsheet or another job tracker.',
    icon: 'upload',
    path: '/start',
  },
];

const Today = () => (
  <Page title="Today">
    <FirstSteps steps={steps} isHomeKnown={false} />
  </Page>
);

function FirstStepsStory({ done }: { done: readonly FirstStep[] }) {
  return (
    <StoryScreen
      createRoutes={(signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/start', component: Today })]}
      path="/start"
      database={() => {
        const database = testDatabase();
        for (const step of done) markFirstStep(database, step);
        return database;
      }}
    />
  );
}

const meta = { title: 'shell/First steps', component: FirstStepsStory, args: { done: [] } } satisfies Meta<
  typeof FirstStepsStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {};
export const TwoDone: Story = { args: { done: ['home-location', 'search'] } };
