declare module '@size-limit/file' {
  /** A plugin for size-limit that sums files, each compressed with brotli at its highest level. */
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}
