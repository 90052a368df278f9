import * as z from 'zod/mini';

/** A career as the URL of a screen names it. */
export interface CareerUrl {
  /** Its occupation code, "15-1252". */
  readonly code?: string;
  /** As it was typed, when it has no code. */
  readonly career?: string;
}

/** A text of a URL, cut at a length; empty when it makes no sense. The router parses ?career=2025 as a number. */
export const urlText = (characters: number) =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).trim().slice(0, characters)),
    ),
    '',
  );

const schema = z.object({ code: urlText(12), career: urlText(200) });

/** Reads the career in a URL. Values that make no sense are empty. */
export const readCareerUrl = (search: object): Required<CareerUrl> => z.parse(schema, search);

/** The query of a link to the counseling for a career: by its code, or by its title when it has none. */
export const careerSearch = ({ code, title }: { readonly code: string; readonly title: string }): CareerUrl =>
  code ? { code } : { career: title };
