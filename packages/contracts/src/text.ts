import * as z from 'zod/mini';

/**
 * A line of text: trimmed, at most `max` characters.
 * @__NO_SIDE_EFFECTS__
 */
export const line = (max = 200) => z.string().check(z.trim(), z.maxLength(max));

/** A code in a path, such as a country or state code. */
export const code = line(12).check(z.minLength(1));

/** Text, then @, then text, a dot and text, with no white space. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(320), z.regex(emailPattern, 'Enter an email address such as name@example.com.'));
