import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { Icon } from './Icon';
import { iconNames } from './icon-names';

const meta = { title: 'ui/Icon', component: Icon, args: { name: 'briefcase' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ExtraSmall: Story = { args: { size: 'xs' } };
export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithALabel: Story = { args: { name: 'star', label: 'Favorite' } };

export const AllNames: Story = {
  render: () => (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: 8 }}>
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap={4}>
          <Icon name={name} size="lg" />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
    </SimpleGrid>
  ),
};
