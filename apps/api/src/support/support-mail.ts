import type { SendMailOptions } from 'nodemailer';
import type { SupportMailRow } from './support-mail-table';

/** What a mail is made of. `id` is missing for a request that isn't stored. */
type SupportMessage = Pick<
  SupportMailRow,
  'messageId' | 'emailFrom' | 'emailFromName' | 'emailBody' | 'receivedDate'
> & {
  readonly id?: number | undefined;
};

/** The sender and the recipient of the mail. */
export interface SupportAddresses {
  /** An address of ours: mail that claims to come from the writer's own would count as forged. */
  from: string;
  to: string;
}

/** A line of a header: whatever could end the line, or turn its direction, becomes a space. */
export function headerLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A stored request as the mail that support reads and can answer. */
export function composeSupportMail(mail: SupportMessage, { from, to }: SupportAddresses): SendMailOptions {
  const name = headerLine(mail.emailFromName) || 'somebody';
  return {
    from: { name: `${name} via Keepmark`, address: from },
    to,
    replyTo: { name, address: mail.emailFrom },
    subject: `Support: a question from ${name}`,
    text: `${mail.emailBody}\n\n-- \n${name} <${mail.emailFrom}>${mail.id === undefined ? '' : `, request ${mail.id}`}\n`,
    messageId: `<support-${mail.messageId}@${from.split('@')[1]}>`,
    date: mail.receivedDate,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
