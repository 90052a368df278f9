import { Text, Title } from '@mantine/core';
import classes from './CapturePage.module.css';
import { bookmarkletOf } from './page-sender';

/** React refuses `javascript:` links for good reason. This one is built here and only dragged to the bookmarks. */
const setHref = (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarkletOf(window.location.origin));

/** A link to drag to the bookmarks bar. Clicked on a posting, it opens the posting in the capture screen. */
export function Bookmarklet() {
  return (
    <section className={classes['form']} aria-labelledby="bookmarklet">
      <Title order={2} size="h4" id="bookmarklet">
        Capture with one click
      </Title>
      <Text>
        Drag this button to your bookmarks bar. On a posting, click the bookmark to open it here, even if the page needs
        a sign-in. To capture only part of a page, select it first.
      </Text>
      <div>
        {/* The ref sets its address. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a ref={setHref} className={classes['bookmarklet']}>
          Save to Keepmark
        </a>
      </div>
      <Text size="sm" c="dimmed">
        On a phone, install this site, then share postings to it from any app.
      </Text>
    </section>
  );
}
