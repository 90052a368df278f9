import { Anchor } from '@mantine/core';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';

/** The terms of use, written for what the site does. */
export default function TermsPage() {
  const { site } = useAppContext();
  return (
    <PublicPage title="Terms">
      <TextSection title="What you get">
        <p>
          {site.siteName} helps you find things and keep track of them. You can use it for yourself, at home or at work,
          as long as you follow these terms. By signing in, you agree to them.
        </p>
      </TextSection>
      <TextSection title="Your data belongs to you">
        <p>
          What you save is stored in your browser and nowhere else, so backing it up is up to you. You lose it if you
          clear the site’s data, close a private window, or lose your device.{' '}
          <Anchor component={PathLink} to="/privacy" inherit>
            Privacy
          </Anchor>{' '}
          says how we treat your data.
        </p>
      </TextSection>
      <TextSection title="What you see here">
        <p>
          Postings, companies, places, and statistics come from other sources. They can be wrong, out of date, or gone.
          Distances and travel times are estimates. Check the source before you make a decision that matters: an
          application, a trip, a move.
        </p>
        <p>
          Some data has its own license.{' '}
          <Anchor component={PathLink} to="/about" inherit>
            About
          </Anchor>{' '}
          lists each source.
        </p>
      </TextSection>
      <TextSection title="Fair use">
        <ul>
          <li>Use your own email address, and don’t share your sign-in links.</li>
          <li>Don’t scrape this site, get around its limits, or break into other people’s accounts.</li>
          <li>Don’t send support anything illegal or anything that harms others.</li>
        </ul>
        <p>We may close accounts that break these rules.</p>
      </TextSection>
      <TextSection title="No warranty">
        <p>
          The site is provided as is. It may change, pause, or shut down, and it may have bugs. As far as the law
          allows, whoever runs it isn’t liable for damage from using it or from not being able to use it. Your legal
          rights as a consumer don’t change.
        </p>
      </TextSection>
      <TextSection title="Leaving">
        <p>
          You can delete your account in your profile at any time. The data in your browser stays until you delete it,
          too. If these terms change in a way that matters, the site tells you before the change takes effect.
        </p>
      </TextSection>
    </PublicPage>
  );
}
