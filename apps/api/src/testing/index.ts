/** What tests outside this package need to run the API: sign-in, ports, a replica, streets, a stand-in for AI providers. */
export { copyAsReplica } from './copy-as-replica';
export { type ProviderAnswer, type ProviderRequest, startAiProviderServer } from './ai-provider-server';
export { freePort, listen } from './free-port';
export { importStreets } from './import-streets';
export { startSignInService } from './sign-in-service';
export { testToken } from './test-token';
