export { type CompanyConnection, connectedRows } from './company-connection';
export { connectTable } from './connect-table';
export { releaseClearedCompanies } from './release-cleared-companies';
export { releaseDeletedCompanies } from './release-deleted-companies';
