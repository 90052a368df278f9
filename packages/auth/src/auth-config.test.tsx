import { describe, expect, it } from 'vitest';
import { authConfigOfPage } from './auth-config';

const page = (head = '') => new DOMParser().parseFromString(`<html><head>${head}</head></html>`, 'text/html');

describe('authConfigOfPage', () => {
  it('has no Firebase project without a key', () => {
    expect(authConfigOfPage({ VITE_FIREBASE_PROJECT_ID: 'keepmark' }, page())).toEqual({});
  });

  it('reads the settings of the build', () => {
    const environment = {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'keepmark.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'keepmark',
      VITE_FIREBASE_APP_ID: '1:2:web:3',
      VITE_AUTH_TOKEN_SYNC_URL: '/token',
    };
    expect(authConfigOfPage(environment, page())).toEqual({
      firebase: { apiKey: 'key', authDomain: 'keepmark.firebaseapp.com', projectId: 'keepmark', appId: '1:2:web:3' },
      tokenSyncUrl: '/token',
    });
  });

  it('reads the emulator from the page', () => {
    const served = page('<meta name="keepmark-auth-emulator" content=" http://localhost:9099 ">');
    expect(authConfigOfPage({}, served)).toEqual({ emulatorUrl: 'http://localhost:9099' });
  });
});
