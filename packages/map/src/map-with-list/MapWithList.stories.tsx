import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@mantine/core';
import type { MapPoint } from '../map-point';
import { MapWithList } from './MapWithList';

const jobs: MapPoint[] = [
  {
    id: 'austin',
    label: 'Analyst, Fernway',
    detail: '18 min by car',
    latitude: 30.27,
    longitude: -97.74,
    caption: '18 min',
    category: 'offer',
  },
  { id: 'paris', label: 'Cook, Rue Douze', detail: 'Paris', latitude: 48.86, longitude: 2.35, tone: 'success' },
  {
    id: 'suva',
    label: 'Nurse, Suva Clinic',
    detail: 'Suva',
    category: 'interview',
    latitude: -18.14,
    longitude: 178.44,
  },
  { id: 'nowhere', label: 'Driver, Hillcrest', detail: 'Remote', latitude: 0, longitude: 0 },
];

const meta = {
  component: MapWithList,
  args: { label: 'Saved jobs', points: jobs },
} satisfies Meta<typeof MapWithList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SavedJobs: Story = {};
export const Selected: Story = {
  args: { selectedId: 'paris', renderPopup: (point) => <Text fw={600}>{point.label}</Text> },
};
export const Categories: Story = {
  args: {
    points: jobs,
    categories: [
      { id: 'offer', label: 'Offer Pending', tone: 'success', symbol: 'O' },
      { id: 'interview', label: 'Interview Scheduled', tone: 'info', symbol: 'I' },
    ],
    origin: { label: 'Dallas, Texas', latitude: 32.78, longitude: -96.8, isHome: true },
  },
};
export const Empty: Story = { args: { points: [], empty: <Text>Save a job to see it here.</Text> } };
export const ManyPoints: Story = {
  args: {
    points: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      label: `Place ${index}`,
      latitude: 25 + ((index * 37) % 2300) / 100,
      longitude: -122 + ((index * 91) % 5000) / 100,
    })),
  },
};
