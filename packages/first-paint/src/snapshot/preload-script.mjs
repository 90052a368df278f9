/**
 * @typedef {{ file: string, css?: string[] }} Chunk
 * @typedef {{ mainScreens: { path: string, modules: string[], variant?: string }[], signedInModules: string[], afterFirstScreenModules: string[] }} Screens
 */

/** A pattern of the addresses of a route. @param {string} path such as /job/edit/$internalId */
const patternOf = (path) => `^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`;

/** @param {Chunk[]} chunks */
const filesOf = (chunks) => chunks.flatMap(({ file, css = [] }) => [file, ...css]);

/**
 * A script for the page of all screens. For someone who signed in here before, it has the browser fetch every file of the
 * screen at once, instead of each when the one before it has run. Style sheets wait until it's known whether a snapshot of
 * the screen brings them along (`@keepmark/first-paint/snapshot-script`). A click on a link of the snapshot has the files of the next
 * screen fetched by `keepmarkPreload`. The hint of the session is the one of packages/auth.
 * @param {Pick<Screens, 'mainScreens' | 'signedInModules'>} screens @param {(module: string) => Chunk[]} chunksOf @param {string} variant the site's
 */
export function preloadScript({ mainScreens, signedInModules }, chunksOf, variant) {
  const filesOfAll = (/** @type {string[]} */ modules) => [
    ...new Set(modules.flatMap((module) => filesOf(chunksOf(module)))),
  ];
  const shared = new Set(filesOfAll(signedInModules));
  const screens = mainScreens
    .filter((screen) => screen.variant === undefined || screen.variant === variant)
    .map(({ path, modules }) => ({
      pattern: patternOf(path),
      files: filesOfAll(modules).filter((file) => !shared.has(file)),
    }));
  const names = [...new Set(screens.flatMap(({ files }) => files))];
  const table = screens.map(({ pattern, files }) => [pattern, files.map((file) => names.indexOf(file))]);
  return `(()=>{
    let known=false;
    try{known=/^(?:fresh|settled)$/.test(localStorage.getItem('keepmark-session'))}catch{}
    if(!known)return;
    const names=${JSON.stringify(names)},table=${JSON.stringify(table)};
    window.keepmarkPreload=(path,shared=[])=>{
      const found=table.find(([pattern])=>new RegExp(pattern).test(path));
      for(const file of [...shared,...(found?found[1].map((index)=>names[index]):[])]){
        const link=document.createElement('link');
        link.crossOrigin='';
        if(file.endsWith('.css')){
          link.as='style';
          link.dataset.href='/'+file;
        }else{
          link.rel='modulepreload';
          link.href='/'+file;
        }
        document.head.append(link);
      }
    };
    keepmarkPreload(location.pathname,${JSON.stringify([...shared])});
  })()`.replaceAll(/\n\s*/g, '');
}
