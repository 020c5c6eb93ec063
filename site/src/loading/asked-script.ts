import { filters } from '@portico/shared/rules/catalog/filters.ts'

const keys = JSON.stringify(filters.map(({ key }) => key))

/**
 * Runs at the start of the result list. The file contains page 1 of all courses; if the URL has a search or filters, this marks the page before
 * painting, so that page 1 does not flash and the results have space. Allowed in the content policy by its hash.
 */
export const askedScript = `(()=>{const p=new URLSearchParams(location.search),h=k=>k.some(x=>p.has(x)),s=h(['search']),f=h(${keys});if(!s&&!f&&!h(['sort','page']))return;document.documentElement.dataset.asked='waiting'+(s?' search':'')+(f?' filters':'');document.currentScript.parentElement.dataset.loading=''})()`
