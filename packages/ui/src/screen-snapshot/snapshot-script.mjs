import { snapshotPlace } from './screen-snapshot.mjs';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** IndexedDB usually answers within 30 ms, even on a slow phone. */
const maxWaitMs = 300;

/**
 * Styles of the head: a snapshot can't be used yet, so the pointer says that the page is loading, and from 0.7 s on so does
 * a line at the top.
 */
export const snapshotStyle = `#root[data-snapshot]{cursor:progress}#root[data-snapshot]::before{content:'';position:fixed;inset:0 0 auto;z-index:1000;height:3px;background:var(--mantine-primary-color-filled);transform:scaleX(0);transform-origin:left;animation:keepmark-snapshot 8s .7s ease-out forwards}@keyframes keepmark-snapshot{to{transform:scaleX(.9)}}`;

/**
 * For the end of a page, after `<div id="root">` and a `<template id="keepmark-start">` with the page's module script. For
 * someone who signed in here before, it shows the screen as it looked when this browser last showed it, then starts the
 * script: reading and running the code takes several times as long as painting the snapshot. Without a snapshot of this
 * version, width, and week, the script starts at once.
 */
export const snapshotScript = `(()=>{
  const root=document.getElementById('root'),parts=document.getElementById('keepmark-start').content;
  let waits=true;
  const start=()=>{
    if(!waits)return;
    waits=false;
    document.head.append(parts.cloneNode(true));
  };
  const show=(snapshot)=>{
    if(!waits)return;
    if(!snapshot
      ||snapshot.script!==parts.querySelector('script').getAttribute('src')
      ||snapshot.variant!==document.querySelector('meta[name="keepmark-variant"]').content
      ||snapshot.width!==innerWidth
      ||!(Date.now()-snapshot.savedMs<${maxAgeMs}))return start();
    const style=document.createElement('style');
    style.id='keepmark-snapshot';
    style.textContent=snapshot.css;
    document.head.append(style);
    document.title=snapshot.title;
    root.dataset.snapshot='';
    root.inert=true;
    root.innerHTML=snapshot.html;
    requestAnimationFrame(()=>setTimeout(start));
  };
  try{
    if(document.hidden||!/^(?:fresh|settled)$/.test(localStorage.getItem('keepmark-session')))return start();
    setTimeout(start,${maxWaitMs});
    const opening=indexedDB.open('${snapshotPlace.database}',1);
    opening.onupgradeneeded=()=>opening.result.createObjectStore('${snapshotPlace.store}').createIndex('${snapshotPlace.index}','${snapshotPlace.index}');
    opening.onerror=start;
    opening.onsuccess=()=>{
      const database=opening.result;
      try{
        const reading=database.transaction('${snapshotPlace.store}').objectStore('${snapshotPlace.store}').get(location.pathname+location.search);
        reading.onsuccess=()=>show(reading.result);
        reading.onerror=start;
      }catch{start()}
      database.close();
    };
  }catch{start()}
})()`.replaceAll(/\n\s*/g, '');
