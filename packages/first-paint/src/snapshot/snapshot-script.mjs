import { snapshotPlace } from './screen-snapshot.mjs';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** IndexedDB usually answers within 30 ms, even on a slow phone. */
const maxWaitMs = 300;
/** A page that is hidden meanwhile isn't painted. */
const maxPaintMs = 1000;

/**
 * Styles of the head: the pointer says that the page is loading. So does a line at the top, from 0.7 s on or when someone has
 * clicked on a link or pressed a button, which answers when the screen is there.
 */
export const snapshotStyle = `#root[data-snapshot],#root[data-snapshot=left] a{cursor:progress}#root[data-snapshot=left]::before,#root[data-snapshot=pressed]::before{animation-delay:0s!important}#root[data-snapshot]::before{content:'';position:fixed;inset:0 0 auto;z-index:1000;height:3px;background:var(--mantine-primary-color-filled);transform:scaleX(0);transform-origin:left;animation:keepmark-snapshot 8s .7s ease-out forwards}@keyframes keepmark-snapshot{to{transform:scaleX(.9)}}`;

/**
 * For the head of a page, before what it preloads: looks up the snapshot of the screen for someone who signed in here before.
 * Files that come from the cache keep the browser busy, and would hold up the answer.
 */
export const snapshotLookupScript = `var keepmarkSnapshot=new Promise((answer)=>{
  const none=()=>answer();
  try{
    if(document.hidden||!/^(?:fresh|settled)$/.test(localStorage.getItem('keepmark-session')))return none();
    setTimeout(none,${maxWaitMs});
    const opening=indexedDB.open('${snapshotPlace.database}',1);
    opening.onupgradeneeded=()=>opening.result.createObjectStore('${snapshotPlace.store}').createIndex('${snapshotPlace.index}','${snapshotPlace.index}');
    opening.onerror=none;
    opening.onsuccess=()=>{
      const database=opening.result;
      try{
        const reading=database.transaction('${snapshotPlace.store}').objectStore('${snapshotPlace.store}').get(location.pathname+location.search);
        reading.onsuccess=()=>answer(reading.result);
        reading.onerror=none;
      }catch{none()}
      database.close();
    };
  }catch{none()}
})`.replaceAll(/\n\s*/g, '');

/**
 * For the end of such a page, after `<div id="root">` and a `<template id="keepmark-start">` with the page's module script.
 * It shows the screen as it looked when this browser last showed it, then starts the script: reading and running the code
 * takes several times as long as painting the snapshot. Without a snapshot of this version, width, and week, the script
 * starts immediately.
 *
 * The style sheets of a snapshot stay, so that none is fetched, and disabled links tell the module loader that it needn't
 * load them. Each sheet that comes or goes makes the browser style the whole page again.
 *
 * A click on a link changes the address, whose screen the page's script opens when it runs. The browser follows by itself
 * what leads to another site, tab, or file.
 *
 * Until then, `keepmarkActions` records which element has the focus, which fields someone changed, and what was pressed last
 * and does nothing yet. The screen takes that over: hand-over.ts.
 */
export const snapshotScript = `keepmarkSnapshot.then((snapshot)=>{
  const root=document.getElementById('root'),parts=document.getElementById('keepmark-start').content;
  const start=()=>document.head.append(parts.cloneNode(true));
  if(!snapshot
    ||snapshot.script!==parts.querySelector('script')?.getAttribute('src')
    ||snapshot.variant!==document.querySelector('meta[name="keepmark-variant"]').content
    ||snapshot.width!==innerWidth
    ||!(Date.now()-snapshot.savedMs<${maxAgeMs})){
    for(const link of document.querySelectorAll('link[data-href]')){
      link.href=link.dataset.href;
      link.rel='preload';
    }
    return start();
  }
  for(const {href,css} of snapshot.sheets){
    if(document.querySelector('style[data-href="'+href+'"]'))continue;
    const style=document.createElement('style'),link=document.createElement('link');
    style.dataset.href=href;
    style.dataset.snapshot='';
    style.textContent=css;
    link.rel='stylesheet';link.disabled=true;link.setAttribute('disabled','');link.href=href;
    document.head.append(style,link);
  }
  document.title=snapshot.title;
  root.dataset.snapshot='';
  root.innerHTML=snapshot.html;
  const done=window.keepmarkActions={address:location.pathname+location.search,parts:[...root.children],fields:new Set()};
  const onSnapshot=(type,record)=>document.addEventListener(type,(event)=>{
    if('snapshot' in root.dataset&&location.pathname+location.search===done.address)record(event,event.target);
  },true);
  document.addEventListener('pointerdown',()=>done.focus=done.press=done.held=done.released=undefined,true);
  onSnapshot('pointerdown',({pointerType,button},target)=>{
    if(pointerType==='mouse'&&!button)done.held=target;
  });
  document.addEventListener('pointerup',({target})=>{
    if('snapshot' in root.dataset)done.held=undefined;
    else if(done.held)done.released=target;
  },true);
  onSnapshot('focusin',(event,target)=>done.focus=target);
  onSnapshot('input',(event,target)=>done.fields.add(target));
  onSnapshot('submit',(event)=>event.preventDefault());
  onSnapshot('keydown',(event)=>{
    if(event.code!=='KeyK'||!(event.ctrlKey||event.metaKey))return;
    event.preventDefault();
    done.press=event;
  });
  onSnapshot('click',(event,target)=>{
    const pressed=target.closest('a,button,summary,[type=checkbox],[type=radio]');
    done.press=undefined;
    if(!pressed||pressed.matches('a'))return;
    event.preventDefault();
    done.press=pressed;
    root.dataset.snapshot='pressed';
  });
  root.addEventListener('click',(event)=>{
    const link=event.target.closest('a[href]');
    if(!('snapshot' in root.dataset)||!link||link.target||link.hasAttribute('download')
      ||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey
      ||link.getAttribute('href')[0]==='#'||!link.href.startsWith(location.origin+'/'))return;
    event.preventDefault();
    if(link.href===location.href)return;
    root.dataset.snapshot='left';
    history.pushState(null,'',link.href);
    keepmarkPreload(link.pathname);
  });
  let waits=true;
  const startOnce=()=>{
    if(waits)start();
    waits=false;
  };
  requestAnimationFrame(()=>setTimeout(startOnce));
  setTimeout(startOnce,${maxPaintMs});
})`.replaceAll(/\n\s*/g, '');
