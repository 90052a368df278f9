import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { openShare } from '../shell-store';
import { attributions } from './attributions';
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
      <TextSection title="Where postings come from">
        <p>
          From feeds that employers and job boards publish for this purpose: the boards of companies at Greenhouse,
          Lever and Ashby, open lists such as the one of SimplifyJobs, and Adzuna where the operator of this site has an
          account. Each posting links to its source. Until a real feed has been read, postings of invented companies
          stand in; they are marked as samples.
        </p>
      </TextSection>
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
