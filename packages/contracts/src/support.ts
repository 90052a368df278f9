import * as z from 'zod/mini';
import { defineCall } from './call';
import { acknowledgement, envelope, nothing } from './envelope';
import { emailAddress, line } from './text';

/** A sample help-desk address (specification, section 9), for documentation. Nobody reads mail that is sent there. */
export const sampleSupportEmail = 'helpdesk@example.com';

export const supportRequest = z.object({
  emailFrom: emailAddress,
  emailFromName: line().check(z.minLength(1, 'Enter your name.')),
  emailBody: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a message.'), z.maxLength(10_000, 'Use 10,000 characters or fewer.')),
});
export type SupportRequest = z.infer<typeof supportRequest>;

/** Limits of `email/support/pictures`, which takes multipart and isn't a call of JSON. */
export const supportPictureLimits = { pictures: 3, pictureBytes: 5 * 1024 * 1024 } as const;

/** Sent once. After a NetworkError or TimeoutError, it may or may not have arrived. */
export const sendSupportEmail = defineCall({
  method: 'POST',
  path: 'email/support',
  token: false,
  summary: 'Write to support',
  params: nothing,
  body: supportRequest,
  answer: acknowledgement,
  reads: 'success',
});

/** What a message to support may have. Not part of the specification. */
const supportOptions = z.object({
  /** Whether pictures can be sent, which takes a mail server. */
  pictures: z.boolean(),
});

/** Not part of the specification. */
export const getSupportOptions = defineCall({
  method: 'GET',
  path: 'email/support/options',
  token: false,
  summary: 'Read whether pictures can be sent to support',
  params: nothing,
  body: nothing,
  answer: envelope(supportOptions),
});
