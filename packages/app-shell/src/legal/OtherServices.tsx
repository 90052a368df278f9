import { Anchor } from '@mantine/core';
import { TextSection } from '../public-page/TextSection';

/** The other services this site was built to use. Empty when there are none. */
const mapStyleUrl = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) ?? '';
const tokenSyncUrl = (import.meta.env['VITE_AUTH_TOKEN_SYNC_URL'] as string | undefined) ?? '';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** The other services that receive something, and what each one gets. */
export function OtherServices() {
  return (
    <TextSection title="Who else is involved">
      <ul>
        <li>
          Sign-in is run by Google’s Firebase Authentication. It gets your email address, your network address, your
          language, and, if you sign in with Google, your Google name and picture. It emails you the sign-in link and
          stores your account until you delete it. It runs only on the sign-in page and while you’re signed in.{' '}
          <Anchor href="https://firebase.google.com/support/privacy" target="_blank" rel="noreferrer">
            Its privacy information
          </Anchor>
          .
        </li>
        {tokenSyncUrl === '' ? null : (
          <li>
            Your sign-in token also goes to {hostOf(tokenSyncUrl)} when you sign in. We tell that server when you sign
            out.
          </li>
        )}
        <li>
          {mapStyleUrl === ''
            ? 'Maps are drawn from outlines that this site serves itself. No map service sees what you look at.'
            : `Maps come from ${hostOf(mapStyleUrl)}, and from the services it names. They see your network address and the part of the map you look at.`}
        </li>
        <li>
          Outside map services (such as Google Places, SerpApi, Overpass, Photon, or Nominatim) can help our server find
          places and addresses. They get the search, but not your name or network address.
        </li>
        <li>
          If you ask the AI, an AI provider (Google, Anthropic, or one that whoever runs this site chose) gets the text
          under “What will be sent” from our server, but not your name or network address. Its own terms say how it
          treats that text. If you use a key of your own, the provider knows whose key it is.
        </li>
        <li>
          Sharing opens the network you choose, with a link to the page and a line about this site. Nothing loads from a
          network until you press its button.
        </li>
        <li>Links to postings, companies, and places lead to sites with their own rules.</li>
      </ul>
      <p>
        There are no ads, no analytics, and no trackers. Fonts and icons come from this site. We don’t sell your data.
      </p>
    </TextSection>
  );
}
