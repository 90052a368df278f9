import type { ComponentType } from 'react';
import type { CompanyConnection } from './connections/company-connection';

/** What features above this one add to its screens. The suite passes them in. */
export interface CompaniesSlots {
  /**
   * The features connected to saved companies, such as jobs, in the order of their sections on the company page. Loaded
   * with the first screen that needs them.
   */
  readonly connections?: () => Promise<readonly CompanyConnection[]>;
  /** Offers to save the companies that other features name, above the list, which waits for its code. */
  readonly UnsavedCompanies?: ComponentType & { preload?: () => Promise<void> | undefined };
}
