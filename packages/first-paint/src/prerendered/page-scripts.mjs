/** What a page shows until its first script runs, where nothing of it was rendered at build time. */
export const loading = '<output class="keepmark-boot" aria-label="Loading"></output>';

/** Its style: a spinner. */
export const bootStyle = `.keepmark-boot{display:block;width:36px;height:36px;margin:0 auto;position:relative;top:30dvh;border:3px solid;border-color:var(--mantine-primary-color-filled) transparent;border-radius:50%;animation:keepmark-boot 1s linear infinite}@keyframes keepmark-boot{to{rotate:1turn}}`;

/**
 * Clears the prerendered page when this visitor will see another one: the server sent it for another path or as the other
 * variant, or the visitor is signed in and goes on to their own screens.
 */
export const checkScript = `(()=>{
  const root=document.getElementById('root'),page=root.dataset.page;
  const asked=document.querySelector('meta[name="keepmark-variant"]')?.content??'';
  let known=false;
  try{known=page==='/'&&/^(?:fresh|settled)$/.test(localStorage.getItem('keepmark-session'))}catch{}
  if(page!==location.pathname||known||(asked!==root.dataset.variant&&(asked==='jobs'||asked==='places'))){
    root.removeAttribute('data-page');
    root.innerHTML='${loading}';
  }
})()`.replaceAll(/\n\s*/g, '');

/**
 * Shows the module loader that these styles are loaded, with disabled links. A script writes the links, since the browser
 * fetches every one that it finds in the HTML, even a disabled one.
 */
export const stylesScript = `for(const {dataset:{href}} of document.querySelectorAll('style[data-href]')){
  const link=document.createElement('link');
  link.rel='stylesheet';link.disabled=true;link.setAttribute('disabled','');link.href=href;
  document.head.append(link);
}`.replaceAll(/\n\s*/g, '');
