import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { Page } from '@keepmark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { InterviewValues } from '../interview';
import { createInterviewsRoutes } from '../routes';
import { manyInterviews } from '../testing/fixtures';
import { interviewsDatabase } from '../testing/interviews-database';
import { DeskInterviews } from './DeskInterviews';

function DeskScreen() {
  return (
    <Page title="Your desk">
      <DeskInterviews />
    </Page>
  );
}

function DeskStory({ interviews }: { interviews: readonly InterviewValues[] }) {
  const [{ database }] = useState(() => interviewsDatabase({ interviews }));
  return (
    <StoryScreen
      createRoutes={(signedIn) => [
        ...createInterviewsRoutes(signedIn),
        createRoute({
          getParentRoute: () => signedIn,
          path: '/',
          component: DeskScreen,
        }),
      ]}
      path="/"
      database={() => database}
    />
  );
}

const meta = {
  title: 'interviews/Desk',
  component: DeskStory,
  args: { interviews: manyInterviews(20, new Date()) },
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnlyPast: Story = { args: { interviews: manyInterviews(4, new Date(2024, 1, 1)) } };
