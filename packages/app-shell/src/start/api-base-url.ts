/** The build-time settings of the API's URL. */
export interface ApiEnvironment {
  readonly VITE_API_URL?: string;
  readonly DEV?: boolean;
}

/** The API's URL: `VITE_API_URL`, or else http://localhost:4000 in development and /api/ on the page's origin in a build. */
export function apiBaseUrl({ VITE_API_URL: configured, DEV: isDevelopment }: ApiEnvironment, origin: string): string {
  return configured || (isDevelopment ? 'http://localhost:4000' : `${origin}/api/`);
}
