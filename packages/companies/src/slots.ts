import type { ComponentType } from 'react';
import type { CompanyConnection } from './connections/company-connection';

/** What packages above this one add to its screens; the app passes it in. */
export interface CompaniesSlots {
  /**
   * What is connected to saved companies, such as jobs, in the order in which the company page shows it. Loaded with the
   * first screen that needs it.
   */
  readonly connections?: () => Promise<readonly CompanyConnection[]>;
  /** What the research page of a company does beyond its links; loaded with it. */
  readonly research?: () => Promise<ComponentType<{ readonly companyId: string }>>;
}
