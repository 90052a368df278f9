import { unroll } from './unroll';

/**
 * Prepares the page for paper whenever it is printed, once its lists show all of their rows (`usePrinting`): in light mode,
 * and with what scrolls or is cut off at full length.
 * @returns ends it
 */
export function startPrinting(): () => void {
  const { dataset } = document.documentElement;
  let undo = () => {};
  const start = () => {
    undo();
    const mode = dataset['mantineColorScheme'];
    // Paper is white, and browsers don't print a dark background.
    dataset['mantineColorScheme'] = 'light';
    const rollUp = unroll(document.body);
    undo = () => {
      undo = () => {};
      rollUp();
      if (mode !== undefined) dataset['mantineColorScheme'] = mode;
    };
  };
  const end = () => undo();
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    undo();
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}
