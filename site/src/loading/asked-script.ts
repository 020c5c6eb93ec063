import { filters } from '@portico/shared/rules/catalog/filters.ts'

const keys = JSON.stringify(filters.map(({ key }) => key))

/**
 * In the list of results: the file shows page 1, and whoever arrives with a search or filters waits for other courses. The page says so before
 * it is painted, so that page 1 is not shown first and what comes has its room. Content policies name it by its hash.
 */
export const askedScript = `(()=>{const p=new URLSearchParams(location.search),h=k=>k.some(x=>p.has(x)),s=h(['search']),f=h(${keys});if(!s&&!f&&!h(['sort','page']))return;document.documentElement.dataset.asked='waiting'+(s?' search':'')+(f?' filters':'');document.currentScript.parentElement.dataset.loading=''})()`
