/** A screen that doesn't have the link by then won't have it. */
const maxWaitMs = 2000;

/**
 * For the end of a page that can show a snapshot, after `<div id="root">`: gives the keyboard's focus back to the link that
 * had it when the screen replaces the snapshot. Otherwise whoever pressed Tab would be back at the top of the page.
 *
 * It is the link with the same address, and the same place among those. The content, which "Skip to content" focuses, has
 * no address. Rows out of sight may come a little later. Nothing has the focus after a press of the pointer elsewhere.
 */
export const snapshotFocusScript = `(()=>{
  const root=document.getElementById('root'),address=location.href;
  const keyOf=(element)=>element.getAttribute('href')??element.localName;
  const alike=(key)=>[...root.querySelectorAll('a[href],main')].filter((element)=>keyOf(element)===key);
  let kept,waits;
  root.addEventListener('focusin',({target})=>{
    if(!('snapshot' in root.dataset)||!target.matches('a[href],main'))return;
    const key=keyOf(target);
    kept={key,at:alike(key).indexOf(target)};
  });
  root.addEventListener('pointerdown',()=>kept=undefined);
  const observer=new MutationObserver(()=>{
    if('snapshot' in root.dataset)return;
    if(!kept||location.href!==address||document.activeElement!==document.body)return observer.disconnect();
    const found=alike(kept.key),element=found[kept.at]??found[0];
    if(element){
      observer.disconnect();
      element.focus({preventScroll:true});
    }
    waits??=setTimeout(()=>observer.disconnect(),${maxWaitMs});
  });
  observer.observe(root,{attributes:true,attributeFilter:['data-snapshot'],childList:true,subtree:true});
})()`.replaceAll(/\n\s*/g, '');
