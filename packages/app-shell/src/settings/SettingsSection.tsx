import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A group of settings with a heading. */
export function SettingsSection({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" padding="lg">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {text}
      </Text>
      <Stack align="start" gap="md">
        {children}
      </Stack>
    </Card>
  );
}
