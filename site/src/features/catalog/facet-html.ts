import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { html } from '../../html/html.ts'
import type { FacetName, FacetValue } from './facets.ts'

const shown = 6

/** The choices of one facet: one radio a value with its count, 'All' first, long lists folded behind 'Show all'. */
export function facetHtml(name: FacetName, values: readonly FacetValue[], chosen: string): string {
  const line = (value: string, title: string, count?: number) =>
    html`<label class="facet-line"><input type="radio" name="${name}" value="${value}" ${value === chosen ? html`checked` : null}><span>${title}</span>${count === undefined ? null : html`<span class="facet-count">${formatCount(count)}</span>`}</label>`
  const lines = values.map((each) => line(each.value, each.title, each.count))
  const gone = chosen !== '' && !values.some((each) => each.value === chosen)
  const folded = lines.slice(shown)
  const open = values.slice(shown).some((each) => each.value === chosen)
  return html`${line('', 'All')}${gone && line(chosen, chosen, 0)}${lines.slice(0, shown)}${folded.length > 0 && html`<details class="facet-more" ${open ? html`open` : null}><summary>Show all ${values.length}</summary>${folded}</details>`}`
    .markup
}
