import { type SQL, sql } from 'drizzle-orm';

/**
 * What a caller may see of `companies c`: what is approved, and what they added themselves, whatever its review says.
 * @param viewer the caller's uid; undefined for who is signed out
 */
export function visibleTo(viewer: string | undefined): SQL {
  return viewer === undefined ? sql`c.review = 'approved'` : sql`(c.review = 'approved' or c.added_by = ${viewer})`;
}
