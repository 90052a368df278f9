import { Anchor } from '@mantine/core';
import { PathLink } from '../links/PathLink';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';

/** What the software really does with data: keep it true when that changes. */
export default function PrivacyPage() {
  return (
    <PublicPage title="Privacy">
      <TextSection title="In short">
        <p>
          What you keep here stays in your browser. The server holds your name and e-mail address, answers your
          searches, and forgets them. There is no advertising and nothing that follows you.
        </p>
      </TextSection>
      <TextSection title="What stays in your browser">
        <ul>
          <li>
            Everything you keep: jobs, applications, places, notes and the rest. It is in this browser’s local storage,
            in a database named “keepmark”. It is not sent to the server, so nobody else can read it, and nobody else
            can bring it back when you clear the site’s data or lose the device.
          </li>
          <li>What you have typed into a form and not saved yet, until you close the tab.</li>
          <li>Your preferences: light or dark, the colour family, the country you search in.</li>
          <li>That you are signed in, as whom, and the token that proves it, until you sign out.</li>
          <li>A copy of the site itself, so that it opens without a connection.</li>
        </ul>
        <p>The site sets no cookies of its own.</p>
      </TextSection>
      <TextSection title="What reaches the server">
        <ul>
          <li>
            When you sign in: your id, name, e-mail address, whether the address is verified, how you signed in, and
            when you first did. This is the record of your account.
          </li>
          <li>
            When you search: what you search for, such as words, a company, a place, a distance and a country. It is
            used to answer and is not kept.
          </li>
          <li>When you write to support: your name, your e-mail address and your message, kept to answer you.</li>
          <li>
            With every request, as on any server: your network address, the time, the path, and how it went. These go
            into a log that helps to find faults, and into counters that keep one visitor from using up what all share.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Who else is involved">
        <ul>
          <li>
            Sign-in is run by Google’s Firebase Authentication, which sees your e-mail address and network address. Its
            code is loaded only when you sign in or are signed in.{' '}
            <Anchor href="https://firebase.google.com/support/privacy" target="_blank" rel="noreferrer">
              Its privacy information
            </Anchor>
            .
          </li>
          <li>
            Sharing opens the page of the network that you choose, with the address of the page and a line about this
            site. Nothing is loaded from any network before you press its button.
          </li>
          <li>Links to postings, companies and places lead to other sites with rules of their own.</li>
        </ul>
        <p>Fonts, icons and map outlines are served from here. Your data is sold to nobody.</p>
      </TextSection>
      <TextSection title="Your location">
        <p>
          Your browser’s location is read only after you press a button that asks for it, and your browser asks you
          again. It is used to name the place where you are and to measure distances.
        </p>
      </TextSection>
      <TextSection title="What you can do">
        <ul>
          <li>
            Delete what this browser keeps:{' '}
            <Anchor component={PathLink} to="/settings" inherit>
              Settings
            </Anchor>
            , “Clear all”.
          </li>
          <li>See and change your name, or delete your account: in your profile, behind your initials.</li>
          <li>
            Ask anything:{' '}
            <Anchor component={PathLink} to="/support" inherit>
              Support
            </Anchor>
            .
          </li>
        </ul>
      </TextSection>
    </PublicPage>
  );
}
