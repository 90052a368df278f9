declare module '@size-limit/file' {
  /** To be handed to size-limit, which then sums the files, each compressed with brotli at its best. */
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}
