import { filters } from '@portico/shared/rules/catalog/filters.ts'

const keys = JSON.stringify(filters.map(({ key }) => key))

/**
 * Runs at the start of the list of results. The page file holds page 1 of all courses; an address with a search or filters asks for others.
 * This marks the page before it is painted, so that page 1 is not shown first and the results have room. Content policies allow it by its hash.
 */
export const askedScript = `(()=>{const p=new URLSearchParams(location.search),h=k=>k.some(x=>p.has(x)),s=h(['search']),f=h(${keys});if(!s&&!f&&!h(['sort','page']))return;document.documentElement.dataset.asked='waiting'+(s?' search':'')+(f?' filters':'');document.currentScript.parentElement.dataset.loading=''})()`
