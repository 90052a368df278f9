import { Anchor } from '@mantine/core';
import { PathLink } from '../links/PathLink';
import { PublicPage } from '../public-page/PublicPage';
import { TextSection } from '../public-page/TextSection';
import { OtherServices } from './OtherServices';
import { SentToServer } from './SentToServer';

/** What the software really does with data. Update it when that changes. `call-privacy.ts` lists the calls. */
export default function PrivacyPage() {
  return (
    <PublicPage title="Privacy">
      <TextSection title="In short">
        <p>
          What you save stays in your browser. If you turn on sync, our server also stores an encrypted copy that only
          your devices can read. Our server stores your name and email address, what you add to the company directory,
          and messages you send to support. It answers your searches without storing them. If you ask the AI, our server
          passes your question to an AI provider and stores only that you asked. There are no ads and no trackers.
        </p>
      </TextSection>
      <InYourBrowser />
      <TextSection title="What goes to our server">
        <SentToServer />
      </TextSection>
      <WithEveryRequest />
      <OtherServices />
      <TextSection title="Your location">
        <p>
          We ask your browser for your location only after you press a button for it, and your browser asks you for
          permission. The coordinates go to our server to find the name of the place, and are not stored there.
        </p>
      </TextSection>
      <WhatYouCanDo />
    </PublicPage>
  );
}

function InYourBrowser() {
  return (
    <TextSection title="What stays in your browser">
      <ul>
        <li>
          Everything you save: jobs, applications, résumés, letters, companies, contacts, places, notes, and the rest.
          It’s in local storage, in a database named “keepmark”, with a second copy in IndexedDB in case the first is
          damaged. Photos, files on jobs, and interview recordings are in IndexedDB. Unless you turn on sync, we don’t
          have a copy: if you clear this site’s data or lose your device, only your own backup brings it back.
        </li>
        <li>
          What you deleted, and texts that a newer one replaced, for 30 days in IndexedDB, so that you can restore them.
          Which entries you deleted, by an ID without their contents, stays there for 180 days.
        </li>
        <li>What you’ve typed into a form and not saved yet, until you close the tab.</li>
        <li>Your settings: light or dark, colors, your country, and how you view your lists.</li>
        <li>
          AI answers: the ones you saved, and the last 50 others. If you added a key of your own for an AI provider,
          it’s in this browser only, and not in your backups. “Clear all” deletes it.
        </li>
        <li>
          That you’re signed in, your name and email address, and the token that proves it, until you sign out. While
          you sign in: the email address you entered and the page you wanted to open.
        </li>
        <li>
          If you turn on sync: the key to your data, the names of your devices, and what the server had last. Turning it
          off here deletes them. Which kinds of files this device syncs, and the IDs of those files, stay until you
          clear this site’s data.
        </li>
        <li>
          How your main screens looked when you last used them, so that they show right away. Signing out and “Clear
          all” delete these copies; otherwise we don’t show one after a week.
        </li>
        <li>A copy of the site itself, so that it opens without a connection.</li>
      </ul>
      <p>The site sets no cookies.</p>
    </TextSection>
  );
}

function WithEveryRequest() {
  return (
    <TextSection title="With every request">
      <ul>
        <li>
          Our server logs your network address, the time, the path, and whether it worked, to help us fix problems. The
          path of an account request includes your user ID. What you search for and what you write are not in the path.
          If an outside map service fails, its error message is logged, and it can repeat your search. Whoever runs this
          site decides how long to store the log; ask support.
        </li>
        <li>
          To stop abuse, our server counts requests by network address, and by user ID while you’re signed in. Each
          count is dropped after a minute.
        </li>
      </ul>
    </TextSection>
  );
}

function WhatYouCanDo() {
  const link = (to: string, text: string) => (
    <Anchor component={PathLink} to={to} inherit>
      {text}
    </Anchor>
  );
  return (
    <TextSection title="What you can do">
      <ul>
        <li>
          Export what you saved: press “Back up” in {link('/settings', 'Settings')}. Most lists export their own files
          too.
        </li>
        <li>
          Delete what this browser stores: use “Clear all” in {link('/settings', 'Settings')}, and choose “Delete
          permanently” so that it can’t be restored. To delete every trace, clear this site’s data in your browser.
        </li>
        <li>
          Change your name or delete your account: open your profile with your initials at the top. You can delete what
          this browser stores in the same step.
        </li>
        <li>Ask a question, or have your support messages deleted: write to {link('/support', 'Support')}.</li>
      </ul>
    </TextSection>
  );
}
