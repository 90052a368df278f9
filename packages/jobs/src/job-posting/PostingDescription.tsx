import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { safeHtml } from './safe-html';
import classes from './PostingDescription.module.css';

/** A posting's description as its company laid it out. Loads its sanitiser, so import it lazily. */
export default function PostingDescription({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html]);
  return (
    <Typography className={classes['description']}>
      {/* oxlint-disable-next-line react/no-danger -- sanitised in the line above */}
      <div dangerouslySetInnerHTML={{ __html: safe }} />
    </Typography>
  );
}
