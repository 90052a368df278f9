import { parentPort, workerData } from 'node:worker_threads';

// The router's code for browsers looks at it.
globalThis.self ??= globalThis;
const { site, sites, pages } = await import(workerData);
// A site holds functions, which do not travel.
// eslint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage({ ...JSON.parse(JSON.stringify({ site, sites })), pages: await pages() });
