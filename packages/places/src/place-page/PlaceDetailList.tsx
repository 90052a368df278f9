import { Section } from '@keepmark/ui/section';
import type { PlaceDetail } from '../place-table';
import classes from './PlacePage.module.css';

/** What files said about a place and no other field holds. */
export function PlaceDetailList({ details }: { details: readonly PlaceDetail[] }) {
  if (details.length === 0) return null;
  return (
    <Section title="Details from files">
      <dl className={classes['facts']}>
        {details.map(({ name, value }, index) => (
          // A file may have two values with the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={classes['fact']}>
            <dt>{name}</dt>
            <dd className={classes['lines']}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
