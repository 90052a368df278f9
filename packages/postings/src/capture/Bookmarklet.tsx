import { Text, Title } from '@mantine/core';
import classes from './CapturePage.module.css';
import { bookmarkletOf } from './page-sender';

/** React refuses `javascript:` links for good reason. This one is built here and only dragged to the bookmarks. */
function setHref(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', bookmarkletOf(window.location.origin));
}

/** How to capture a posting without copying it: by a bookmark, or on touch screens by the share menu. */
export function Bookmarklet() {
  return (
    <>
      <section className={`${classes['form']} ${classes['byMouse']}`} aria-labelledby="bookmarklet">
        <Title order={2} size="h4" id="bookmarklet">
          Capture with one click
        </Title>
        <Text>
          Drag this button to your bookmarks bar. On a posting, click the bookmark to open it here, even if the page
          needs a sign-in. To capture only part of a page, select it first.
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
      <section className={`${classes['form']} ${classes['byTouch']}`} aria-labelledby="share-menu">
        <Title order={2} size="h4" id="share-menu">
          Capture from any app
        </Title>
        <Text>
          On Android, install this site with “Add to Home screen” in the menu of your browser. Then choose “Share” on a
          posting in any app, and pick Keepmark.
        </Text>
        <Text>On an iPhone, copy the link of the posting and paste it above.</Text>
      </section>
    </>
  );
}
