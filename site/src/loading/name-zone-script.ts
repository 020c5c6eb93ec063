/**
 * In the head of pages with dates (`<time data-day>`): adds the time zone for readers whose date differs, since the file is the same for everyone.
 * Runs as a date is parsed, before painting, so that nothing shifts. Allowed in the content policy by its hash.
 */
export const nameZoneScript = `(()=>{const s=n=>String(n).padStart(2,'0'),o=new MutationObserver(()=>{for(const t of document.querySelectorAll('time[data-day]')){const d=new Date(t.dateTime),w=t.lastElementChild;if(w)w.hidden=[d.getFullYear(),s(d.getMonth()+1),s(d.getDate())].join('-')===t.dataset.day}});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())})()`

/** Adds that script to a page with dates. */
export const withZonesOfDays = (page: string): string =>
  page.includes(' data-day="') ? page.replace('</head>', `<script>${nameZoneScript}</script></head>`) : page
