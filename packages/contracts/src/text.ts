import * as z from 'zod/mini';

/** A line that a person typed: at most `max` characters, white space around it taken off. */
export const line = (max = 200) => z.string().check(z.trim(), z.maxLength(max));

/** Text, then @, then text, a dot and text, with no white space. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(320), z.regex(emailPattern, 'Enter an e-mail address such as name@example.com.'));
