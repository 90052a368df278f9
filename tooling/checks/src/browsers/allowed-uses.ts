/** Something newer than the oldest browsers that harms none of them. */
export interface AllowedUse {
  /** As the check names it; `*` stands for any end. */
  readonly feature: string;
  /** Modules, by a part of their paths in the workspace, or a worker's file by its name. Left out for styles, which fall back. */
  readonly within?: string;
  readonly reason: string;
}

const pdfjs = (features: readonly string[], reason: string): AllowedUse[] =>
  features.map((feature) => ({ feature, within: 'node_modules/pdfjs-dist/', reason }));
const pdfWorker = (features: readonly string[], reason: string): AllowedUse[] =>
  features.map((feature) => ({ feature, within: 'pdf-worker', reason }));
const styles = (features: readonly string[], reason: string): AllowedUse[] =>
  features.map((feature) => ({ feature, reason }));

const polyfills = [
  'Iterator.*',
  'JSON.*',
  '.rawJSON',
  'Math.sumPrecise',
  'Promise.try',
  'Uint8Array.fromBase64',
  'URL.parse',
];
const polyfilled = 'pdf.js’s legacy build has a polyfill of it.';
const askedFor = 'pdf.js looks whether the browser has it, in another function.';
const ours = 'packages/resume-reader/src/pdf/missing-in-browser.ts has it.';
const webGpu = [
  '.beginRenderPass',
  '.configure',
  '.create*',
  '.getBindGroupLayout',
  '.getCurrentTexture',
  '.requestDevice',
  '.setBindGroup',
  '.setPipeline',
  '.setVertexBuffer',
];

export const allowedUses: readonly AllowedUse[] = [
  ...pdfjs(polyfills, polyfilled),
  ...pdfWorker(polyfills, polyfilled),
  ...pdfjs(['Promise.withResolvers'], ours),
  ...pdfWorker(['Promise.withResolvers', '.transferToFixedLength'], ours),
  ...pdfjs(['Float16Array', ...webGpu], askedFor),
  ...pdfWorker(['Float16Array', 'ImageDecoder*', 'VideoFrame'], askedFor),
  ...pdfjs(['AbortSignal.any'], 'Only in pdf.js’s editor, which we don’t open.'),
  ...pdfjs(['.displayHeight', '.displayWidth'], 'Of a video frame, where the browser has them.'),
  { feature: 'setImmediate', within: '/mammoth/', reason: 'In a function of bluebird that nothing calls.' },
  { feature: 'setImmediate', within: 'read-worker', reason: 'In a function of bluebird that nothing calls.' },
  {
    feature: 'Uint8Array.fromHex',
    within: 'write-pages',
    reason: '@noble/hashes asks for toHex, which comes with it.',
  },
  { feature: '.allowElement', within: '/react-markdown/', reason: 'An option of its own.' },
  { feature: '.fromElement', within: '/react-dom/', reason: 'For Internet Explorer, after relatedTarget.' },
  { feature: '.skipTransition', within: '/react-dom/', reason: 'Of a view transition, where one was started.' },
  {
    feature: 'cancelIdleCallback',
    within: 'ui/src/while-idle/',
    reason: 'It comes with requestIdleCallback, asked for before.',
  },
  { feature: '.timeRemaining', within: 'ui/src/while-idle/', reason: 'What requestIdleCallback hands over.' },
  { feature: 'Iterator.filter', within: 'packages/local-store/src/', reason: 'The keys of a storage area are a list.' },
  ...styles(['cursor: *', 'resize*'], 'There is no mouse where it is missing.'),
  ...styles(['-webkit-tap-highlight-color', '-webkit-touch-callout'], 'Only for touch screens of its vendor.'),
  ...styles(['text-wrap', 'text-box-*', 'rx', 'scrollbar-width*'], 'It looks plainer without.'),
  ...styles(['forced-color-adjust*'], 'Safari has no forced colors.'),
  ...styles(['break-after: avoid'], 'A printed page may end below a heading.'),
  ...styles(['content-visibility*'], 'It only saves work.'),
  ...styles(['@property'], 'Used where scroll timelines exist, which came later.'),
];
