import * as z from 'zod/mini';

/**
 * At most `max` characters. The checks behind it don't see a longer text: they may take long with one.
 * @__NO_SIDE_EFFECTS__
 */
export const notOver = (max: number, error?: string) => z.maxLength(max, { abort: true, ...(error && { error }) });

/**
 * A line of text: trimmed, at most `max` characters.
 * @__NO_SIDE_EFFECTS__
 */
export const line = (max = 200) => z.string().check(z.trim(), notOver(max));

/** A code in a path, such as a country or state code. */
export const code = line(12).check(z.minLength(1));

/** Text, then @, then text, a dot and text, with no white space. Each character is read once, however long the text is. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const emailAddress = z
  .string()
  .check(z.trim(), notOver(320), z.regex(emailPattern, 'Enter an email address such as name@example.com.'));
