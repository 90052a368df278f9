export { useKeptCompanyNamed } from './companies-store';
export { names, type NamedCompany } from './company';
export { type Company, companyTable } from './company-table';
export { connectTable } from './connect-table';
export { createCompaniesRoutes } from './routes';
export type { CompaniesSlots, CompanyConnection } from './slots';
