import { NativeSelect } from '@mantine/core';
import classes from './Practice.module.css';
import { criteria, criterionIds, ratingLabels, type Ratings } from './ratings';

const options = ratingLabels.map((label, value) => ({
  value: String(value),
  label: value === 0 ? 'Not rated' : `${value}: ${label}`,
}));

/** Rates an answer by five criteria. */
export function RatingFields({ ratings, onChange }: { ratings: Ratings; onChange: (ratings: Ratings) => void }) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend>Rate your answer</legend>
      <div className={classes['pair']}>
        {criterionIds.map((id) => (
          <NativeSelect
            key={id}
            label={criteria[id]}
            data={options}
            value={String(ratings[id] ?? 0)}
            onChange={({ currentTarget }) => {
              const { [id]: _old, ...others } = ratings;
              const value = Number(currentTarget.value);
              onChange(value === 0 ? others : { ...others, [id]: value });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
