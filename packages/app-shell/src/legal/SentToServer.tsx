import { Title } from '@mantine/core';
import { type CallPrivacy, callPrivacy } from './call-privacy';
import classes from './SentToServer.module.css';

/** What reaches the server, by subject, as `callPrivacy` lists it. */
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
        <dt>Sent as</dt>
        <dd>{sentAs(signedIn)}</dd>
      </dl>
    </section>
  );
}

function sentAs(signedIn: CallPrivacy['signedIn']): string {
  if (signedIn === 'optional') return 'You, if you’re signed in.';
  return signedIn ? 'You: your sign-in goes along.' : 'Nobody in particular: your sign-in does not go along.';
}
