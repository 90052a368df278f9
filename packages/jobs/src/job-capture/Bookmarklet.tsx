import { Text, Title } from '@mantine/core';
import classes from './CapturePage.module.css';
import { bookmarkletOf } from './page-sender';

/** React refuses such addresses, and rightly: this one is made here and only ever dragged. */
const setHref = (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarkletOf(window.location.origin));

/** A link to drag into the bookmarks: pressed on a posting, it brings the posting here. */
export function Bookmarklet() {
  return (
    <section className={classes['form']} aria-labelledby="bookmarklet">
      <Title order={2} size="h4" id="bookmarklet">
        Capture with one press
      </Title>
      <Text>
        Drag this button into the bookmarks of your browser. On a posting, press the bookmark: this screen opens with
        what the posting says, also where the page asks to sign in. Select a part of the page first to bring only that.
      </Text>
      <div>
        {/* It gets its address once it is there. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a ref={setHref} className={classes['bookmarklet']}>
          Keep in Keepmark
        </a>
      </div>
      <Text size="sm" c="dimmed">
        On a phone, install the site and share a posting to it from any app.
      </Text>
    </section>
  );
}
