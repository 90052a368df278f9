/** The tests of `isOldScript`, by their names in MDN's tables. Together they tell the oldest browsers that we support. */
export const testedFeatures = ['api.URL.canParse_static', 'css.selectors.has'];

const isOldScript = `!(window.URL&&URL.canParse&&window.CSS&&CSS.supports&&CSS.supports('selector(:has(a))'))`;

/** Set when someone tries a page in an old browser anyway, until the tab is closed. */
const tryKey = 'keepmark-old-browser';

/**
 * For the end of a page, after `<div id="root">` and `<template id="keepmark-start">` and before the script that starts the
 * page's module. In a browser that is too old, it says so and takes the module away. A page that was rendered at build time
 * stays readable. In the syntax of 2009: what an old browser can't read, it can't run.
 * @param {string} browsers the oldest ones in words
 */
export const oldBrowserScript = (browsers) =>
  `(function(){
  if(!(${isOldScript}))return;
  try{if(sessionStorage.getItem('${tryKey}'))return}catch(e){}
  var root=document.getElementById('root'),parts=document.getElementById('keepmark-start'),box=document.createElement('div'),page=root.getAttribute('data-page');
  parts.innerHTML='';
  if(!page)root.style.display='none';
  box.setAttribute('role','alert');
  box.style.cssText='font:16px/1.5 system-ui,sans-serif;background:#fff3bf;color:#000;padding:16px;z-index:9999;'+(page?'position:fixed;bottom:0;left:0;right:0':'max-width:600px;margin:40px auto');
  box.innerHTML='<h'+(page?2:1)+' style="font-size:20px;margin:0">Your browser is too old for Keepmark</h'+(page?2:1)+'><p style="margin:8px 0 0">Keepmark works in ${browsers}, or later. Update your browser, or open this page in another one.'+(page?'':' What you saved in this browser stays in it.')+'</p>';
  if('noModule' in document.createElement('script')){
    var again=document.createElement('button');
    again.textContent='Try anyway';
    again.style.cssText='font:inherit;margin-top:8px;padding:4px 12px';
    again.onclick=function(){try{sessionStorage.setItem('${tryKey}','yes');location.reload()}catch(e){}};
    box.appendChild(again);
  }
  document.body.appendChild(box);
  if(page)document.body.style.paddingBottom=box.offsetHeight+'px';
})()`.replaceAll(/\n\s*/g, '');
