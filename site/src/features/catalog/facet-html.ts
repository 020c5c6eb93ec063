import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { html } from '../../html/html.ts'
import type { FacetName, FacetValue } from './facets.ts'

const mostUnfolded = 6
type Choice = { chosen: readonly string[]; unfolded?: boolean }

/** A facet with multiple choice: one check box with count per value, long lists collapsed behind 'Show all'. */
export function facetHtml(
  name: FacetName,
  values: readonly FacetValue[],
  { chosen, unfolded = false }: Choice,
): string {
  const line = ({ value, title, count }: FacetValue) =>
    html`<label class="facet-line"><input type="checkbox" name="${name}" value="${value}" ${chosen.includes(value) && html`checked`}><span>${title}</span><span class="facet-count">${formatCount(count)}</span></label>`
  const unknown = chosen.filter((value) => !values.some((each) => each.value === value))
  const lines = [...unknown.map((value) => ({ value, title: value, count: 0 })), ...values]
  const folded = lines.slice(mostUnfolded)
  const open = unfolded || folded.some(({ value }) => chosen.includes(value))
  return html`${lines.slice(0, mostUnfolded).map(line)}${folded.length > 0 && html`<details class="facet-more" ${open && html`open`}><summary>Show all ${lines.length}</summary>${folded.map(line)}</details>`}`
    .markup
}
