import { filters } from '@portico/shared/rules/catalog/filters.ts'

/**
 * Runs in the head of pages that declare reads: if the visitor seems signed in, requests them before any script loads. Skips segments that are not a
 * slug or number, and a preview's 0. Allowed in the content policy by its hash. Consumed by `browser-call.ts`.
 */
export const earlyReadsScript = `if(/(^|; )portico_is_auth=/.test(document.cookie)){const parts=location.pathname.split('/').filter(Boolean),reads=window.porticoReads=new Map;for(const read of JSON.parse(document.currentScript.dataset.reads)){let known=true;const path=read.replace(/{(-?\\d+)}/g,(_,at)=>{const part=parts.at(+at)??'';known&&=/^(?!0$)[a-z0-9-]+$/.test(part);return part});if(!known)continue;const answer=fetch('/api'+path,{headers:{accept:'application/json'},credentials:'same-origin'});answer.catch(()=>{});reads.set(path,answer)}}`

/**
 * Runs beside buttons marked `data-early`, whose script loads later: remembers the last one pressed, so that a press on a slow connection is not
 * lost. Allowed in the content policy by its hash. Consumed by `early-press.ts`.
 */
export const earlyPressScript = `addEventListener('click',e=>{const b=e.target.closest('[data-early]');if(b)window.porticoPressed=b},true)`

/**
 * In the head of pages with dates (`<time data-day>`): adds the time zone for readers whose date differs, since the file is the same for everyone.
 * Runs as a date is parsed, before painting, so that nothing shifts. Allowed in the content policy by its hash.
 */
export const nameZoneScript = `(()=>{const s=n=>String(n).padStart(2,'0'),o=new MutationObserver(()=>{for(const t of document.querySelectorAll('time[data-day]')){const d=new Date(t.dateTime),w=t.lastElementChild;if(w)w.hidden=[d.getFullYear(),s(d.getMonth()+1),s(d.getDate())].join('-')===t.dataset.day}});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())})()`

/** Adds that script to a page with dates. */
export const withZonesOfDays = (page: string): string =>
  page.includes(' data-day="') ? page.replace('</head>', `<script>${nameZoneScript}</script></head>`) : page

const keys = JSON.stringify(filters.map(({ key }) => key))

/**
 * Runs at the start of the result list. The file contains page 1 of all courses; if the URL has a search or filters, this marks the page before
 * painting, so that page 1 does not flash and the results have space. Allowed in the content policy by its hash.
 */
export const awaitResultsScript = `(()=>{const p=new URLSearchParams(location.search),h=k=>k.some(x=>p.has(x)),s=h(['search']),f=h(${keys});if(!s&&!f&&!h(['sort','page']))return;document.documentElement.dataset.asked='waiting'+(s?' search':'')+(f?' filters':'');document.currentScript.parentElement.dataset.loading=''})()`
