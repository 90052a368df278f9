import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { openShare } from '../shell-store';
import { Attributions } from './Attributions';
import { PlaceSources, PostingSources } from './DataSources';
import classes from './AboutPage.module.css';

/** What the site is, how it works, and where its data comes from. */
export default function AboutPage() {
  const { site } = useAppContext();
  return (
    <PublicPage title={`About ${site.siteName}`}>
      <Text size="lg" maw="65ch">
        {site.aboutSiteText}
      </Text>
      <TextSection title="How it works">
        <p>
          Sign in with an email link or with Google; there’s no password to remember. What you save stays in your own
          browser, so it opens fast, works without a connection, and is nobody’s business but yours. Our server answers
          your searches and knows your name and email address.
        </p>
        <p>
          Keepmark Jobs and Keepmark Places are one product with two front doors. You sign in the same way, and both
          have every screen: one starts with the job you’re looking for, the other with the places you care about.
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
      <TextSection title="Thanks to">
        <Attributions />
        <p>
          The{' '}
          <Anchor component={Link} to="/licenses">
            licenses page
          </Anchor>{' '}
          lists all software, fonts, and data that Keepmark uses.
        </p>
      </TextSection>
      <div className={classes['buttons']}>
        <Button variant="light" leftSection={<Icon name="share" size="sm" />} onClick={() => openShare()}>
          Share {site.siteName}
        </Button>
        <Button component={Link} to="/support" variant="subtle" leftSection={<Icon name="mail" size="sm" />}>
          Contact us
        </Button>
      </div>
    </PublicPage>
  );
}
