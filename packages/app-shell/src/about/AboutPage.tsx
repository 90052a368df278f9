import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { openShare } from '../shell-store';
import { attributions } from './attributions';
import { PlaceSources, PostingSources } from './DataSources';
import classes from './AboutPage.module.css';

/** What the site is, how it works, and whose work it shows. */
export default function AboutPage() {
  const { site } = useAppContext();
  return (
    <PublicPage title={`About ${site.siteName}`}>
      <Text size="lg" maw="65ch">
        {site.aboutSiteText}
      </Text>
      <TextSection title="How it works">
        <p>
          You sign in with an e-mail link or with Google; there is no password to remember. What you keep stays in your
          own browser, so it opens at once, works without a connection, and is nobody’s business but yours. The server
          answers searches, and knows your name and e-mail address.
        </p>
        <p>
          Keepmark Jobs and Keepmark Places are one suite with two front doors. The same sign-in opens both, and both
          hold every screen: one begins with the work you are looking for, the other with the places you care about.
        </p>
      </TextSection>
      {site.variant === 'jobs' ? (
        <>
          <PostingSources />
          <PlaceSources />
        </>
      ) : (
        <>
          <PlaceSources />
          <PostingSources />
        </>
      )}
      <TextSection title="With thanks to">
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
      </TextSection>
      <Group mt="xl" gap="xs">
        <Button variant="light" leftSection={<Icon name="share" size="sm" />} onClick={() => openShare()}>
          Share {site.siteName}
        </Button>
        <Button component={Link} to="/support" variant="subtle" leftSection={<Icon name="mail" size="sm" />}>
          Write to us
        </Button>
      </Group>
    </PublicPage>
  );
}
