import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SettingsSection.module.css';

export interface SettingsSectionProps {
  title: string;
  text: ReactNode;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

/** A group of settings with a heading. */
export function SettingsSection({ title, text, id, children }: SettingsSectionProps) {
  return (
    <Card component="section" id={id} className={classes['section'] ?? ''} padding="lg">
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
