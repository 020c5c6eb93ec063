/**
 * In the head of a page with days (`<time data-day>`): the file is the same for everybody, and whoever reads it on another day is told
 * whose day it is. It runs as a day is parsed, before it is painted, so that the longer text moves nothing. Content policies name it by its hash.
 */
export const nameZoneScript = `(()=>{const s=n=>String(n).padStart(2,'0'),o=new MutationObserver(()=>{for(const t of document.querySelectorAll('time[data-day]')){const d=new Date(t.dateTime),w=t.lastElementChild;if(w)w.hidden=[d.getFullYear(),s(d.getMonth()+1),s(d.getDate())].join('-')===t.dataset.day}});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())})()`

/** The page with that script, where it has days. */
export const withZonesOfDays = (page: string): string =>
  page.includes(' data-day="') ? page.replace('</head>', `<script>${nameZoneScript}</script></head>`) : page
