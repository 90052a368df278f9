import { Title } from '@mantine/core';
import { type CallPrivacy, callPrivacy } from './call-privacy';
import classes from './SentToServer.module.css';

/** What goes to the server, by topic, as listed in `callPrivacy`. */
export function SentToServer() {
  return callPrivacy.map(({ title, entries }) => (
    <section key={title} className={classes['group']}>
      <Title order={3}>{title}</Title>
      {entries.map((entry) => (
        <Entry key={entry.title} entry={entry} />
      ))}
    </section>
  ));
}

function Entry({ entry: { title, sent, when, stored, signedIn } }: { entry: CallPrivacy }) {
  return (
    <section className={classes['entry']}>
      <Title order={4} size="h5">
        {title}
      </Title>
      <dl className={classes['facts']}>
        <dt>What we get</dt>
        <dd>{sent}</dd>
        <dt>When</dt>
        <dd>{when}</dd>
        <dt>Stored</dt>
        <dd>{stored}</dd>
        <dt>Your sign-in</dt>
        <dd>{signInSent(signedIn)}</dd>
      </dl>
    </section>
  );
}

function signInSent(signedIn: CallPrivacy['signedIn']): string {
  if (signedIn === 'optional') return 'Sent if you’re signed in.';
  return signedIn ? 'Sent, so we know it’s you.' : 'Not sent.';
}
