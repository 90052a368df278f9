import { Progress, Text } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import classes from './Fullness.module.css';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const count = new Intl.NumberFormat('en');
const nearlyFull = 0.8;
const shownTables = 3;

/** How full the local database is, and what takes most of it. */
export function Fullness({ health }: { health: Health }) {
  const share = Math.min(1, health.usedCharacters / health.limitCharacters);
  const largest = health.tables.filter(({ rows }) => rows > 0).slice(0, shownTables);
  const isNearlyFull = share >= nearlyFull;
  return (
    <div className={classes['fullness']}>
      <Text size="sm" fw={600}>
        {percent.format(share)} of this browser’s space is used
      </Text>
      <Progress
        value={share * 100}
        color={isNearlyFull ? 'warning' : 'primary'}
        aria-label="Space used in this browser"
        mt={6}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {largest.length === 0
          ? 'Nothing is kept here yet.'
          : `Most of it: ${largest.map(({ name, rows }) => `${name.replaceAll('_', ' ')} (${count.format(rows)})`).join(', ')}.`}
        {isNearlyFull ? ' Make a backup, and delete what you no longer need.' : ''}
      </Text>
    </div>
  );
}
