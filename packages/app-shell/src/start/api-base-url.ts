/** The build-time settings that say where the API is. */
export interface ApiEnvironment {
  readonly VITE_API_URL?: string;
  readonly DEV?: boolean;
}

/** `VITE_API_URL`; without it http://localhost:4000 in development, and /api/ of the page's own origin in a build. */
export function apiBaseUrl({ VITE_API_URL: configured, DEV: isDevelopment }: ApiEnvironment, origin: string): string {
  return configured || (isDevelopment ? 'http://localhost:4000' : `${origin}/api/`);
}
