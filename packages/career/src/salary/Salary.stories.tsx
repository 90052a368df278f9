import { pending, unavailable } from '@keepmark/api-client/testing';
import { withAi } from '@keepmark/assistant/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { occupationWages, yearlyWage } from '../testing/wage-fixtures';
import { SalaryStory } from '../testing/SalaryStory';

const figures = '/salary/assistant/29-1141?area=12420';

const meta = {
  title: 'career/Salary assistant',
  component: SalaryStory,
  args: { path: figures },
} satisfies Meta<typeof SalaryStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  args: {
    path: `${figures}&compare=19740`,
    note: { offer: 62_000, target: 75_000, experience: '3 years', notes: 'They start in March. Ask about nights.' },
  },
  play: async () => {
    await screen.findByText('$62,000 in Austin is worth about $58,400 in Denver.');
  },
};
export const WithAi: Story = { args: { note: { offer: 62_000 }, service: withAi() } };
export const WithoutAnOffer: Story = {};
export const PerHour: Story = { args: { path: `${figures}&per=hour`, note: { offer: 31.5, per: 'hour' } } };
export const NationalOnly: Story = {
  args: {
    path: '/salary/assistant/29-1141',
    service: {
      'GET wages/occupation/29-1141': () => {
        const wages = occupationWages({ area: null, areaLevels: null });
        return {
          ...wages,
          national: wages.national && {
            ...wages.national,
            table: 'hand-written',
            percentile90: yearlyWage(239_200, { isTopCoded: true }),
          },
        };
      },
    },
  },
};
export const NoFigures: Story = {
  args: {
    service: { 'GET wages/occupation/29-1141/12420': () => occupationWages({ areaLevels: null, national: null }) },
  },
};
export const Loading: Story = { args: { service: { 'GET wages/occupation/29-1141/12420': pending } } };
export const Failed: Story = { args: { service: { 'GET wages/occupation/29-1141/12420': unavailable } } };
export const NotFound: Story = { args: { path: '/salary/assistant/99-9999' } };
export const Choose: Story = { args: { path: '/salary/assistant', note: { target: 75_000 } } };
export const FromAJobTitle: Story = { args: { path: '/salary/assistant/Nurse' } };
