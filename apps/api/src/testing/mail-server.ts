import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { listen } from './free-port';

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
  /** Takes no mail before so many have come at the same time; 1 by default. */
  fromInFlight?: number;
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port = 0, refuses, fromInFlight = 1 } = options;
  const received: MailServer['received'] = [];
  let arrived = 0;
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const keep = callbackify(async () => {
        const text = (await buffer(stream)).toString();
        arrived += 1;
        if (arrived >= fromInFlight) open();
        await opened;
        if (refuses?.(text)) throw Object.assign(new Error('This mail is not wanted.'), { responseCode: 550 });
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
      });
      keep((error) => done(error));
    },
  });
  const bound = await listen(server.server, port);
  return { url: `smtp://127.0.0.1:${bound}`, received, close: () => new Promise((done) => server.close(done)) };
}
