// The thread's program in a start from source: Node doesn't let a thread compile by `--import`.
import { register } from 'tsx/esm/api';

register();
const { default: read } = await import('./reading-worker.ts');
export default read;
