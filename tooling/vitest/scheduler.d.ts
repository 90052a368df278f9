/** React's own scheduler, which has no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export function unstable_scheduleCallback(priority: number, run: () => void): unknown;
}
