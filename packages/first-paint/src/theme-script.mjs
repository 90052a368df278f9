/**
 * Shows the user's display mode and color family before the first paint. For the `<head>` of index.html, inline,
 * after `<meta name="theme-color">` and before the stylesheets. It says in little what the preferences of `@keepmark/ui` say
 * at length; a test beside them holds the two together.
 */
export const themeScript = `(() => {
  let mode = 'light', family = 'blue';
  try {
    if ((localStorage.getItem('theme') ?? localStorage.getItem('display-mode') ?? '').includes('dark')) mode = 'dark';
    family = localStorage.getItem('colour-family') ?? family;
  } catch {}
  const root = document.documentElement;
  root.dataset.mantineColorScheme = mode;
  root.dataset.colorFamily = family;
  if (mode === 'dark') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#212121');
})();`.replaceAll(/\n\s*/g, '');
