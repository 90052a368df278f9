import { Text, Title } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import type { Story } from './home-content';
import { Picture } from './Picture';
import classes from './HomeStory.module.css';

/** One thing the product does: text on one side, a picture on the other, alternating down the page. */
export function HomeStory({ title, text, points, picture }: Story) {
  return (
    <section className={classes['story']}>
      <div className={classes['words']}>
        <Title order={2} className={classes['title']}>
          {title}
        </Title>
        <Text>{text}</Text>
        <ul className={classes['points']}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size="sm" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Picture {...picture} />
    </section>
  );
}
