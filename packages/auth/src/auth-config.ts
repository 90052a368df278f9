import type { AuthAdapter } from './auth-adapter';
import type { SignedInSession } from './session';

export interface FirebaseSettings {
  readonly apiKey: string;
  /** Google sign-in needs it. */
  readonly authDomain?: string | undefined;
  readonly projectId?: string | undefined;
  readonly appId?: string | undefined;
}

/** What the adapter is loaded with. */
export interface AdapterSettings {
  readonly firebase: FirebaseSettings;
  readonly emulatorUrl: string | undefined;
  /** Get ready to open a popup on the first press, where the browser asks for that. */
  readonly warmPopup: boolean;
}

export interface AuthConfig {
  /** Without it, nobody can sign in. */
  readonly firebase?: FirebaseSettings | undefined;
  /** The Auth emulator, in development and tests: `http://localhost:9099`. It then stands for `firebase`. */
  readonly emulatorUrl?: string | undefined;
  /** Gets a POST with each new bearer token, and a DELETE on sign-out. None by default. */
  readonly tokenSyncUrl?: string | undefined;
  /**
   * Called after each sign-in, not after a reload. If it rejects, it is called again at the next start, until it
   * resolves.
   */
  readonly onSignedIn?: (session: SignedInSession) => unknown;
  /** Stands in for Firebase, in tests. */
  readonly loadAdapter?: (settings: AdapterSettings) => Promise<AuthAdapter>;
}

/** The build-time settings of a site, as in Vite's `import.meta.env`. */
export interface AuthEnvironment {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_TOKEN_SYNC_URL?: string;
}

/** The emulator takes any key, and a project whose name starts with `demo-` can never reach a real one. */
export const emulatedProject: FirebaseSettings = {
  apiKey: 'demo-keepmark',
  authDomain: 'demo-keepmark.firebaseapp.com',
  projectId: 'demo-keepmark',
};

/**
 * The settings that a page was built and served with. `<meta name="keepmark-auth-emulator" content="URL">` in the
 * page, which only development and tests serve, turns it to the emulator.
 */
export function authConfigOfPage(
  environment: AuthEnvironment,
  page: ParentNode,
): Pick<AuthConfig, 'firebase' | 'emulatorUrl' | 'tokenSyncUrl'> {
  const emulator = page.querySelector<HTMLMetaElement>('meta[name="keepmark-auth-emulator"]');
  const apiKey = environment.VITE_FIREBASE_API_KEY;
  return {
    firebase: apiKey
      ? {
          apiKey,
          authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: environment.VITE_FIREBASE_PROJECT_ID,
          appId: environment.VITE_FIREBASE_APP_ID,
        }
      : undefined,
    emulatorUrl: emulator?.content.trim() || undefined,
    tokenSyncUrl: environment.VITE_AUTH_TOKEN_SYNC_URL || undefined,
  };
}
