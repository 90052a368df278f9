export { useSavedCompanies, useSavedCompanyOf } from './companies-store';
export type { NamedCompany } from './company';
export { type Company, companyTable } from './company-table';
export { createCompaniesRoutes } from './routes';
export type { SavedCompanies } from './saved-companies';
export { savedCompanies } from './saved-companies-of';
export type { CompaniesSlots } from './slots';
