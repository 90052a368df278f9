import { Button, Text, Title } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';
import { PublicFooter } from '../public-page/PublicFooter';
import type { HomeContent } from './home-content';
import { HomeStory } from './HomeStory';
import { Picture } from './Picture';
import classes from './HomePage.module.css';

/** The home page: what the site does, what it looks like, and how to start. */
export function HomePage({ headline, lead, facts, start, picture, stories, promises, invitation }: HomeContent) {
  const signIn = { component: PathLink, to: '/auth', ...(start ? { search: { next: start } } : {}) } as const;
  return (
    <>
      <div className={classes['page']}>
        <section className={classes['hero']}>
          <div className={classes['words']}>
            <Title order={1} className={classes['headline']}>
              {headline}
            </Title>
            <Text className={classes['lead']}>{lead}</Text>
            <Button {...signIn} size="md">
              Get started
            </Button>
            <Text size="sm" c="dimmed">
              {facts}
            </Text>
          </div>
          <Picture {...picture} />
        </section>
        {stories.map((story) => (
          <HomeStory key={story.title} {...story} />
        ))}
        <section className={classes['promises']}>
          {promises.map(({ icon, title, text }) => (
            <div key={title} className={classes['promise']}>
              <Icon name={icon} size="lg" />
              <Title order={2} size="h4">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
            </div>
          ))}
        </section>
        <section className={classes['invitation']}>
          <Title order={2}>{invitation}</Title>
          <Button {...signIn} size="md">
            Get started
          </Button>
        </section>
      </div>
      <PublicFooter />
    </>
  );
}
