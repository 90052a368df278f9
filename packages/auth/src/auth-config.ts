import type { AuthAdapter } from './auth-adapter';
import type { SignedInSession } from './session';

export interface FirebaseSettings {
  readonly apiKey: string;
  /** Required for Google sign-in. */
  readonly authDomain?: string | undefined;
  readonly projectId?: string | undefined;
  readonly appId?: string | undefined;
}

/** The settings of the adapter. */
export interface AdapterSettings {
  readonly firebase: FirebaseSettings;
  readonly emulatorUrl: string | undefined;
  /** Prepare to open a popup on the first click, for browsers that need it. */
  readonly warmPopup: boolean;
}

export interface AuthConfig {
  /** Required for signing in. */
  readonly firebase?: FirebaseSettings | undefined;
  /** The Auth emulator in development and tests: `http://localhost:9099`. It replaces `firebase`. */
  readonly emulatorUrl?: string | undefined;
  /** Receives a POST with each new bearer token and a DELETE on sign-out. None by default. */
  readonly tokenSyncUrl?: string | undefined;
  /**
   * Called after each sign-in, but not after a reload. If it rejects, it is called again at every start until it resolves.
   */
  readonly onSignedIn?: (session: SignedInSession) => unknown;
  /**
   * Resolves once the first screen is there. The screens of the last user show before the service has answered, so until
   * then it isn't loaded for them, unless a call needs a token.
   */
  readonly firstScreen?: Promise<unknown> | undefined;
  /** Replaces Firebase in tests. */
  readonly loadAdapter?: (settings: AdapterSettings) => Promise<AuthAdapter>;
}

/** The build-time settings of a site, from Vite's `import.meta.env`. */
export interface AuthEnvironment {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_TOKEN_SYNC_URL?: string;
}

/** The emulator accepts any key. A `demo-` project can never reach a real one. */
export const emulatedProject: FirebaseSettings = {
  apiKey: 'demo-keepmark',
  authDomain: 'demo-keepmark.firebaseapp.com',
  projectId: 'demo-keepmark',
};

/**
 * Reads the settings of a page from its build and its HTML. `<meta name="keepmark-auth-emulator" content="URL">`, which
 * only development and tests serve, switches to the emulator.
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
