import { Anchor } from '@mantine/core';
import { useAppContext } from '../app-context';
import { PathLink } from '../links/PathLink';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';

/** The rules of using the site, written for what it does. */
export default function TermsPage() {
  const { site } = useAppContext();
  return (
    <PublicPage title="Terms">
      <TextSection title="What you get">
        <p>
          {site.siteName} helps you to find things and to keep track of them. You may use it for yourself, at home or at
          work, as long as you keep to these terms. By signing in you agree to them.
        </p>
      </TextSection>
      <TextSection title="Your data is yours, and in your care">
        <p>
          What you keep is in your browser and belongs to you. Because it is kept nowhere else, you are the one to look
          after it: clearing the site’s data, a private window or a lost device takes it away. How your data is treated
          is written in{' '}
          <Anchor component={PathLink} to="/privacy" inherit>
            Privacy
          </Anchor>
          .
        </p>
      </TextSection>
      <TextSection title="What is shown here">
        <p>
          Postings, companies, places and statistics come from others. They can be wrong, out of date or gone. Distances
          and travel times are estimates. Look at the source before you decide anything that matters: an application, a
          journey, a move.
        </p>
        <p>
          Data that carries a licence of its own keeps it;{' '}
          <Anchor component={PathLink} to="/about" inherit>
            About
          </Anchor>{' '}
          names each source.
        </p>
      </TextSection>
      <TextSection title="Fair use">
        <ul>
          <li>Use your own e-mail address, and keep your sign-in links to yourself.</li>
          <li>Do not collect what is shown here by machine, and do not try to get around limits or into accounts.</li>
          <li>Do not write to support what is unlawful, or what harms others.</li>
        </ul>
        <p>An account that does may be closed.</p>
      </TextSection>
      <TextSection title="No promises beyond these">
        <p>
          The site is offered as it is. It may change, pause or end, and it may have faults. As far as the law allows,
          whoever runs it is not liable for what follows from using it or from not being able to. Rights that the law
          gives you as a consumer stay yours.
        </p>
      </TextSection>
      <TextSection title="When you want to leave">
        <p>
          Delete your account in your profile at any time. What your browser keeps stays until you delete it there too.
          If these terms change in a way that matters, the site says so before the change counts.
        </p>
      </TextSection>
    </PublicPage>
  );
}
