import { Anchor } from '@mantine/core';
import { attributions } from './attributions';
import classes from './Attributions.module.css';

/** Whose data, fonts, and icons we use. */
export function Attributions() {
  return (
    <dl className={classes['list']}>
      {attributions.map(({ use, name, url, notice }) => (
        <div key={name}>
          <dt>{use}</dt>
          <dd>
            <Anchor href={url} target="_blank" rel="noreferrer">
              {name}
            </Anchor>
            . {notice}
          </dd>
        </div>
      ))}
    </dl>
  );
}
