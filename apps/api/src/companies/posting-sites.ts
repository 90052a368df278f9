/** Services that publish the postings of many companies: their address is not the company's. */
const sharedHosts = [
  'adp.com',
  'adzuna.com',
  'applytojob.com',
  'ashbyhq.com',
  'avature.net',
  'bamboohr.com',
  'breezy.hr',
  'dayforcehcm.com',
  'eightfold.ai',
  'greenhouse.io',
  'icims.com',
  'indeed.com',
  'jobvite.com',
  'lever.co',
  'linkedin.com',
  'myworkdayjobs.com',
  'myworkdaysite.com',
  'oraclecloud.com',
  'paycomonline.net',
  'paylocity.com',
  'personio.de',
  'recruitee.com',
  'rippling.com',
  'simplify.jobs',
  'smartrecruiters.com',
  'successfactors.com',
  'taleo.net',
  'teamtailor.com',
  'ultipro.com',
  'workable.com',
];

/** Of those, the ones on which the first part of the path is one company's page. */
const boardHosts = ['ashbyhq.com', 'greenhouse.io', 'lever.co', 'smartrecruiters.com', 'workable.com'];

const isAt = (hosts: readonly string[], { hostname }: URL): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) || /(?:^|\.)adzuna\./.test(hostname);

/**
 * The company's own site, as far as the address of its postings shows it.
 * @param address how most of its postings' addresses begin
 */
export function ownSite(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url === undefined || isAt(sharedHosts, url) ? '' : `${url.origin}/`;
}

/** Where the company shows its postings: its own site, or its page at a service that publishes for many. */
export function careersPage(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) return '';
  if (!isAt(sharedHosts, url)) return `${url.origin}/`;
  // "embed" and similar paths are pages of the service, not of a company.
  return isAt(boardHosts, url) && /^\/(?!embed\b)[^/]+$/.test(url.pathname) ? `${url.origin}${url.pathname}` : '';
}
