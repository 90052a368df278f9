export { FakeServer } from './fake-server';
