import { startedEvent } from '../started-event.mjs';

/** For the `<head>` of a page that was rendered at build time. Without scripts nothing waits. */
export const firstVisitScript = `(()=>{
  try{if(localStorage.getItem('keepmark-visited'))return}catch{}
  document.documentElement.dataset.words='first';
})()`.replaceAll(/\n\s*/g, '');

/** The words of a first visit are painted before anything else is fetched: in a font of the device, without pictures. */
export const wordsFirstStyle = `:root[data-words="first"]{--mantine-font-family:'Roboto Flex Fallback',system-ui,sans-serif;--mantine-font-family-headings:'Roboto Flex Fallback',system-ui,sans-serif}:root[data-words="first"] main img{display:none}`;

/**
 * For the end of such a page, after `<div id="root">` and a `<template id="keepmark-start">` with the page's module
 * script and its preloads. They are fetched once the words are painted, so that they do not share a slow line with
 * them: or at once when there is nothing to read, nobody looks, or somebody presses. A button that is pressed before
 * the scripts answer is pressed again when they do, unless somebody presses elsewhere; a form is not sent past them.
 */
export const startScript = `(()=>{
  const root=document.getElementById('root'),parts=document.getElementById('keepmark-start');
  let waits=true,pressed;
  const start=()=>{
    if(!waits)return;
    waits=false;
    document.documentElement.removeAttribute('data-words');
    document.head.append(parts.content.cloneNode(true));
    try{localStorage.setItem('keepmark-visited','yes')}catch{}
  };
  const press=(event)=>{
    pressed=event.target.closest('button');
    start();
  };
  const hold=(event)=>event.preventDefault();
  document.addEventListener('click',press,true);
  document.addEventListener('submit',hold,true);
  document.addEventListener('${startedEvent}',()=>{
    document.removeEventListener('click',press,true);
    document.removeEventListener('submit',hold,true);
    if(pressed?.isConnected)pressed.click();
  },{once:true});
  if(!root.dataset.page||document.hidden)return start();
  try{
    new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true});
  }catch{}
  setTimeout(start,1000);
})()`.replaceAll(/\n\s*/g, '');

/**
 * For such a page with fields, before `startScript`: gives React what was typed before it was there. It takes what a
 * field holds when it comes for what it held from the start, so the text goes out, and comes in again as if typed.
 */
export const typedScript = `document.addEventListener('${startedEvent}',()=>{
  for(const field of document.querySelectorAll('#root input,#root textarea')){
    const text=field.value;
    if(text===field.defaultValue)continue;
    const say=()=>field.dispatchEvent(new Event('input',{bubbles:true}));
    field.value=field.defaultValue;
    say();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,text);
    say();
  }
},{once:true})`.replaceAll(/\n\s*/g, '');
