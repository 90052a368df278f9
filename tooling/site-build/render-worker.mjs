import { parentPort, workerData } from 'node:worker_threads';

// The router's browser code reads it.
globalThis.self ??= globalThis;
const { pages, site, ...rest } = await import(workerData);
// A site has functions, which can't be sent between threads.
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage({ ...JSON.parse(JSON.stringify({ site, ...rest })), pages: await pages() });
