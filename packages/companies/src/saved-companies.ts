import { companyNameKey } from '@keepmark/contracts';
import type { NamedCompany } from './company';
import type { Company } from './company-table';

/** Saved companies by id and by name. Two names are the same when `companyNameKey` says so. */
export class SavedCompanies {
  readonly #byId = new Map<string, Company>();
  readonly #byKey = new Map<string, Company[]>();

  constructor(companies: Iterable<Company>) {
    for (const company of companies) {
      this.#byId.set(company.internalId, company);
      const key = companyNameKey(company.companyName);
      const same = this.#byKey.get(key);
      if (key === '') continue;
      if (same) same.push(company);
      else this.#byKey.set(key, [company]);
    }
  }

  withId(internalId: string): Company | undefined {
    return this.#byId.get(internalId);
  }

  /** Every saved company of this name, oldest first: one that has several sites may be saved several times. */
  allNamed(companyName: string): readonly Company[] {
    return this.#byKey.get(companyNameKey(companyName)) ?? [];
  }

  /** The saved company of this name; the oldest when there are several. */
  named(companyName: string): Company | undefined {
    return this.allNamed(companyName)[0];
  }

  /** The saved company that a job, contact or interview is at: by id if that company is still saved, otherwise by name. */
  of({ companyId = '', companyName = '' }: Partial<NamedCompany>): Company | undefined {
    return this.#byId.get(companyId) ?? this.named(companyName);
  }

  /**
   * Whether something would lose its saved company if this one were renamed or deleted. What is there by name only would
   * not while another saved company has that name.
   */
  isConnected({ companyId = '', companyName = '' }: Partial<NamedCompany>, company: NamedCompany): boolean {
    if (this.#byId.has(companyId)) return companyId === company.companyId;
    const [only, another] = this.allNamed(companyName);
    return only?.internalId === company.companyId && another === undefined;
  }

  /** Whether something is at this company, saved or not: by id if that company is still saved, otherwise by name. */
  isAt({ companyId = '', companyName = '' }: Partial<NamedCompany>, company: NamedCompany): boolean {
    if (this.#byId.has(companyId)) return companyId === company.companyId;
    const key = companyNameKey(companyName);
    return key !== '' && key === companyNameKey(company.companyName);
  }
}
