import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { safeHtml } from './safe-html';
import classes from './PostingDescription.module.css';

/** The description of a posting with its formatting. Import it lazily: it loads the HTML sanitizer. */
export default function PostingDescription({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html]);
  return (
    <Typography className={classes['description']}>
      {/* oxlint-disable-next-line react/no-danger -- sanitized above */}
      <div dangerouslySetInnerHTML={{ __html: safe }} />
    </Typography>
  );
}
