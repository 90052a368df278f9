export { fakeAuth, type FakeAuthOptions, somebody } from './fake-auth';
