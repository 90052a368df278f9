import { registerHooks } from 'node:module';

const empty = { format: 'module', source: 'export default "";', shortCircuit: true };

// Readers share packages with components, whose styles and icons only browsers read.
registerHooks({
  load: (url, context, next) => (/\.(?:css|svg)(?:\?|$)/.test(url) ? empty : next(url, context)),
});
