import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { SalaryStory } from '../testing/SalaryStory';
import { denver, wageArea } from '../testing/wage-fixtures';
import type { OfferValues } from './offer';

const austin = { areaCode: wageArea().areaCode, areaName: wageArea().name, stateCode: 'TX' };
const mercy: OfferValues = {
  ...austin,
  jobId: 'first',
  jobTitle: 'Registered Nurse',
  companyName: 'Mercy Hospital',
  salary: 34,
  salaryPer: 'hour',
  hoursPerWeek: 36,
  daysPerWeek: 3,
  signingBonus: 5000,
  vacationDays: 15,
  holidays: 8,
  remoteDays: 0,
  commuteMinutes: 25,
  rent: 1500,
  benefits: 'Health plan from the first day\n4% retirement match',
  answerBy: '2026-12-01',
};
const clinic: OfferValues = {
  ...austin,
  jobTitle: 'Care Coordinator',
  companyName: 'Olive Street Clinic',
  salary: 71_000,
  bonus: 3500,
  equityValue: 20_000,
  equityYears: 4,
  vacationDays: 20,
  holidays: 10,
  remoteDays: 3,
  commuteMinutes: 40,
  rent: 1500,
};
const mountain: OfferValues = {
  areaCode: denver.areaCode,
  areaName: denver.name,
  stateCode: 'CO',
  jobTitle: 'Registered Nurse',
  companyName: 'Front Range Health',
  salary: 88_000,
  rent: 1900,
};
const jobs = [
  { jobTitle: 'Registered Nurse', companyName: 'Mercy Hospital', status: 'offer-pending' as const },
  {
    jobTitle: 'School Nurse',
    companyName: 'Cedar Schools',
    status: 'offer-pending' as const,
    salary: '$58,000 a year',
  },
];

const meta = {
  title: 'career/Offers',
  component: SalaryStory,
  args: { path: '/offers', jobs, offers: [mercy, clinic, mountain] },
} satisfies Meta<typeof SalaryStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async () => {
    await screen.findAllByText('Without state tax');
  },
};
export const TwoOffers: Story = { args: { jobs: [], offers: [{ ...mercy, jobId: '' }, clinic] } };
export const OneOffer: Story = { args: { jobs: [], offers: [clinic] } };
export const MoreThanFive: Story = {
  args: { offers: Array.from({ length: 7 }, (_, at) => ({ ...clinic, companyName: `Clinic ${at + 1}` })) },
};
export const Empty: Story = { args: { jobs: [], offers: [] } };
export const PendingOffersOnly: Story = { args: { offers: [] } };
export const Loading: Story = {
  args: { service: { 'GET wages/taxes/TX': pending, 'GET wages/prices/12420': pending } },
};
export const Failed: Story = { args: { service: { 'GET wages/taxes/TX': unavailable } } };
export const Add: Story = { args: { path: '/offer/add?jobId=$job', offers: [] } };
export const Edit: Story = { args: { path: '/offer/edit/$offer' } };
export const NotFound: Story = { args: { path: '/offer/edit/none' } };
export const Refused: Story = {
  args: { path: '/offer/add', offers: [] },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Salary or wage'), 'a lot');
    await userEvent.click(screen.getByRole('button', { name: 'Add offer' }));
    await screen.findByText('Enter an amount in dollars, such as 62,000.');
    await expect(screen.getByText('Enter the job title.')).toBeVisible();
  },
};
