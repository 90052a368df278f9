/** What tests outside this package need to sign in to a running API and to give it ports. */
export { freePort, listen } from './free-port';
export { startSignInService } from './sign-in-service';
export { testToken } from './test-token';
