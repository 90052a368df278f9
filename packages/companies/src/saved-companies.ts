import { companyNameKey } from '@keepmark/contracts';
import type { NamedCompany } from './company';
import type { Company } from './company-table';

/** Looks up saved companies by id or name. Names match if their `companyNameKey` is the same. */
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

  /** Every saved company with this name, oldest first. A company may be saved once per location. */
  allNamed(companyName: string): readonly Company[] {
    return this.#byKey.get(companyNameKey(companyName)) ?? [];
  }

  /** The oldest saved company with this name. */
  named(companyName: string): Company | undefined {
    return this.allNamed(companyName)[0];
  }

  /** The saved company that a job, contact or interview is at: by id if that company is still saved, otherwise by name. */
  of({ companyId = '', companyName = '' }: Partial<NamedCompany>): Company | undefined {
    return this.#byId.get(companyId) ?? this.named(companyName);
  }

  /**
   * Whether a row would lose its saved company if this one were renamed or deleted. A row connected only by name would
   * not, as long as another saved company has that name.
   */
  isConnected({ companyId = '', companyName = '' }: Partial<NamedCompany>, company: NamedCompany): boolean {
    if (this.#byId.has(companyId)) return companyId === company.companyId;
    const [only, another] = this.allNamed(companyName);
    return only?.internalId === company.companyId && another === undefined;
  }

  /** Whether a row is at this company, by id if the row's company is still saved, otherwise by name. */
  isAt({ companyId = '', companyName = '' }: Partial<NamedCompany>, company: NamedCompany): boolean {
    if (this.#byId.has(companyId)) return companyId === company.companyId;
    const key = companyNameKey(companyName);
    return key !== '' && key === companyNameKey(company.companyName);
  }
}
