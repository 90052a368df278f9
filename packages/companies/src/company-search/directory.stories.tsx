import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompaniesStory } from '../testing/CompaniesStory';
import { found, pageOf } from '../testing/fixtures';
import { ownDigest } from '../testing/own-digest';

const groups = [
  { group: 'hiring', groupName: 'Hiring now', companyCount: 1204, canAdd: false },
  { group: 'solar', groupName: 'Solar companies in Ohio', companyCount: 1, canAdd: true },
];
const results = [
  found(),
  found({ id: '8', companyName: 'Bluebird Transit Authority of the Greater Region', sample: true, openPostings: 0 }),
  found({ id: '9', companyName: 'Cedar Works', review: 'rejected', reviewNote: 'Add a website.', url: '' }),
];
const service = { 'GET company/groups': () => groups, 'POST company/groups': () => pageOf(results, 1204) };
const noResults = { ...service, 'POST company/groups': () => pageOf([]) };

const meta = {
  title: 'companies/Directory',
  component: CompaniesStory,
  args: { path: '/companies/search', companies: [{ companyName: 'Cedar Works' }], service },
} satisfies Meta<typeof CompaniesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Searching: Story = { args: { service: { ...service, 'POST company/groups': pending } } };
export const NothingFound: Story = { args: { path: '/companies/search?term=zzz&country=de', service: noResults } };
export const PastTheLastPage: Story = {
  args: { path: '/companies/search?page=99', service: { ...service, 'POST company/groups': () => pageOf([], 45, 99) } },
};
export const Failed: Story = { args: { service: { ...service, 'POST company/groups': unavailable } } };

export const Groups: Story = { args: { path: '/companies/group/list' } };
export const GroupsLoading: Story = {
  args: { path: '/companies/group/list', service: { 'GET company/groups': pending } },
};
export const NoGroups: Story = { args: { path: '/companies/group/list', service: { 'GET company/groups': () => [] } } };
export const GroupsFailed: Story = {
  args: { path: '/companies/group/list', service: { 'GET company/groups': unavailable } },
};
export const OneGroup: Story = { args: { path: '/companies/group/list/solar' } };
export const EmptyGroup: Story = { args: { path: '/companies/group/list/solar', service: noResults } };
export const GroupNotFound: Story = { args: { path: '/companies/group/map/zzz' } };

export const ClosedGroup: Story = { args: { path: '/company/locationadd/hiring' } };
export const EditOwnCompany: Story = {
  args: {
    path: '/company/locationedit/solar/7',
    service: { ...service, 'GET company/7': async () => found({ owner: await ownDigest(), review: 'waiting' }) },
  },
};
export const AddedBySomeoneElse: Story = { args: { path: '/company/locationedit/hiring/7' } };
export const EditLoading: Story = {
  args: { path: '/company/locationedit/solar/7', service: { ...service, 'GET company/7': pending } },
};
export const EditFailed: Story = {
  args: { path: '/company/locationedit/solar/7', service: { ...service, 'GET company/7': unavailable } },
};
