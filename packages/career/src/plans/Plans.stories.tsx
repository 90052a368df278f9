import { calendarDayOf, dayAfter } from '@keepmark/ui/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CareerStory } from '../testing/CareerStory';
import { templateSteps } from './plan-template';

const today = calendarDayOf(new Date());
const targetDate = dayAfter(today, 180);
const steps = [
  { kind: 'people', title: 'Talk to Maria', dueOn: dayAfter(today, -3) },
  ...templateSteps({ missingSkills: ['SQL', 'Tableau'], today, targetDate }),
  { kind: 'skill', title: 'Read the book on statistics', doneOn: dayAfter(today, -10), notes: 'Chapters 1 to 4.' },
] as const;
const plan = {
  title: 'Become a data analyst',
  career: 'Data Scientists',
  careerCode: '15-2051',
  targetDate,
  notes: 'Two evenings a week.',
};

const meta = {
  title: 'career/Plans',
  component: CareerStory,
  args: {
    path: '/career/plans',
    plans: [
      { ...plan, steps },
      { title: 'Nurse educator', steps: [] },
    ],
  },
} satisfies Meta<typeof CareerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { plans: [] } };
export const ManyPlans: Story = {
  args: { plans: Array.from({ length: 400 }, (_, index) => ({ title: `Plan ${index + 1}`, steps: [] })) },
};
export const OnePlan: Story = { args: { path: '/career/plan/$plan' } };
export const WithoutSteps: Story = { args: { path: '/career/plan/$plan', plans: [{ ...plan, steps: [] }] } };
export const NotFound: Story = { args: { path: '/career/plan/no-such-plan' } };
export const Add: Story = { args: { path: '/career/plan/add?career=Data%20Scientists&skills=["SQL"]' } };
export const AddStep: Story = {
  args: { path: '/career/plan/$plan' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add step' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add step' }));
    await expect(await screen.findByText('Enter what to do.')).toBeInTheDocument();
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};
