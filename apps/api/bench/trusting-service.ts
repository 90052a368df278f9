import { buildApp } from '../src/app';
import { endGracefully, readEnvironment } from '../src/platform/runtime/runtime';
import type { TokenVerifier } from '../src/platform/sign-in/sign-in';

const tokens: TokenVerifier = {
  verify: async (token) => ({
    uid: token,
    email: undefined,
    emailVerified: false,
    name: undefined,
    provider: undefined,
  }),
  close: async () => {},
};
const environment = readEnvironment();
const app = await buildApp({ environment, tokens });
endGracefully(app, environment.SHUTDOWN_TIMEOUT_SECONDS * 1000);
await app.listen({ host: environment.HOST, port: environment.PORT });
