import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port';

export interface MailServer {
  /** What SMTP_URL takes. */
  url: string;
  /** Each mail as it came over the wire. */
  received: { from: string; to: string[]; text: string }[];
  close: () => Promise<void>;
}

export interface MailServerOptions {
  /** Where it listens; anywhere by default. */
  port?: number;
  /** A mail for which this is true is refused with 550. */
  refuses?: (text: string) => boolean;
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailServer({ port, refuses }: MailServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const keep = callbackify(async () => {
        const text = (await buffer(stream)).toString();
        if (refuses?.(text)) throw Object.assign(new Error('This mail is not wanted.'), { responseCode: 550 });
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
      });
      keep((error) => done(error));
    },
  });
  const chosen = port ?? (await freePort());
  await new Promise<void>((done) => server.listen(chosen, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${chosen}`, received, close: () => new Promise((done) => server.close(done)) };
}
