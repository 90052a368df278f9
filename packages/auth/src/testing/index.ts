export { fakeAuth, type FakeAuthOptions, testUser } from './fake-auth';
