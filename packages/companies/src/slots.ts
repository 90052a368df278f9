import type { Database } from '@keepmark/local-store';
import type { ComponentType } from 'react';
import type { NamedCompany } from './company';

/** What another package keeps that names companies, such as jobs. See `connectTable`. */
export interface CompanyConnection {
  /** "job" and "jobs". */
  readonly nouns: readonly [one: string, many: string];
  /** Ids of those that name the company. */
  readonly idsNaming: (database: Database, company: NamedCompany) => readonly string[];
  /** Takes the link to the company off them; its name stays on them as text. */
  readonly release: (database: Database, ids: readonly string[]) => void;
  readonly remove: (database: Database, ids: readonly string[]) => void;
  /** They on the page of the company. */
  readonly Section: ComponentType<NamedCompany>;
}

/** What packages above this one add to its screens; the app passes it in. */
export interface CompaniesSlots {
  /** In the order in which the page of a company shows them; loaded with the first screen that needs them. */
  readonly connections?: () => Promise<readonly CompanyConnection[]>;
  /** What the research page of a company does beyond its links; loaded with it. */
  readonly research?: () => Promise<ComponentType<{ readonly companyId: string }>>;
}
