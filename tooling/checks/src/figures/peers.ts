/** What the best peer took for the same, measured by the same method. */
export const peers: Readonly<Record<string, string>> = {
  'shell/home-lcp/jobs': 'JobSync, sign-in page: 724 ms',
  'shell/home-lcp/places': 'JobSync, sign-in page: 724 ms',
  'shell/first-row/jobs': 'JobSync: 2,992 ms',
};
