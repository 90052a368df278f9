import * as z from 'zod/mini';

/** The career in the URL of a screen. */
export interface CareerUrl {
  /** Its occupation code, "15-1252". */
  readonly code?: string;
  /** The typed title, if it has no code. */
  readonly career?: string;
}

/** Reads a text from a URL, truncated; empty if invalid. The router parses ?career=2025 as a number. */
export const urlText = (characters: number) =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).trim().slice(0, characters)),
    ),
    '',
  );

const schema = z.object({ code: urlText(12), career: urlText(200) });

/** Reads the career in a URL. Invalid values become empty. */
export const readCareerUrl = (search: object): Required<CareerUrl> => z.parse(schema, search);

/** The query of a link to the counseling for a career: its code or, without one, its title. */
export const careerSearch = ({ code, title }: { readonly code: string; readonly title: string }): CareerUrl =>
  code ? { code } : { career: title };
