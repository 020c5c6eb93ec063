import type { search_courses } from '@portico/shared/contract/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { CatalogQuery } from '@portico/shared/rules/catalog/catalog-query.ts'
import { filters, priceBands } from '@portico/shared/rules/catalog/filters.ts'
import { html } from '../../html/html.ts'
import { iconHtml } from '../../html/icon-html.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { requiredElement } from '../../scripts/required-element.ts'
import { markOwnedWhenSignedIn } from '../../owned/mark-owned-when-signed-in.ts'
import { catalogAddress } from './catalog-address.ts'
import { courseCardHtml } from './course-card-html.ts'
import { facetHtml } from './facet-html.ts'
import { facets } from './facets.ts'
import { pagerHtml } from './pager-html.ts'
import { resultText } from './result-text.ts'
import { showFailure } from './show-failure.ts'

type Found = Data<typeof search_courses>
const cross = 'm5.5 5.5 13 13m0-13-13 13'

/** Puts a search result into the page; null when the search did not answer. */
export function renderResult({
  results,
  filterBox,
  found,
  query,
}: {
  results: HTMLElement
  filterBox: HTMLElement
  found: Found | null
  query: CatalogQuery
}) {
  const part = (name: string) => requiredElement(`[data-${name}]`, HTMLElement, results)
  markRobots(query)
  if (found === null) return showFailure(results)
  part('failed').hidden = true
  requiredElement('#count', HTMLElement, results).hidden = false
  part('grid').hidden = found.total === 0
  part('empty').hidden = found.total > 0
  part('pager').innerHTML = pagerHtml({
    page: found.page,
    pages: found.pages,
    href: (page) => catalogAddress({ ...query, page }),
  })
  part('count').textContent = resultText(found.total, query.search)
  requiredElement('#grid', HTMLElement, results).innerHTML = found.courses
    .map((course, index) => courseCardHtml(course, index < 3 ? 'now' : 'later'))
    .join('')
  markOwnedWhenSignedIn()
  renderFacets(filterBox, found, query)
  renderChips(part('chips'), found, query)
  const suggestion = part('suggestion')
  const words = found.did_you_mean ?? ''
  suggestion.hidden = words === ''
  const link = requiredElement('a', HTMLAnchorElement, suggestion)
  link.textContent = link.dataset.suggest = words
  link.href = linkTo('courses', {}, { search: words })
}

function renderFacets(filterBox: HTMLElement, found: Found, query: CatalogQuery) {
  for (const { key } of facets) {
    const box = requiredElement(`[data-facet=${key}]`, HTMLElement, filterBox)
    const chosen = query.filters[key]?.[0] ?? ''
    const focused = box.contains(document.activeElement)
    box.hidden = found.facets[key].length === 0 && chosen === ''
    requiredElement('.facet-lines', HTMLElement, box).innerHTML = facetHtml(key, found.facets[key], chosen)
    if (focused) box.querySelector<HTMLElement>(':checked')?.focus()
  }
}

function renderChips(list: HTMLElement, found: Found, query: CatalogQuery) {
  const chips = filters.flatMap(({ key }) =>
    (query.filters[key] ?? []).slice(0, 1).map((value) => {
      const title =
        key === 'price'
          ? priceBands.find((band) => band.key === value)?.label
          : found.facets[key].find((each) => each.value === value)?.title
      const without = catalogAddress({ ...query, page: 1, filters: { ...query.filters, [key]: [] } })
      return html`<li><a class="chip" href="${without}" data-drop="${key}" aria-label="Remove filter ${title ?? value}">${title ?? value}${iconHtml(cross, 'icon-small')}</a></li>`
        .markup
    }),
  )
  list.hidden = chips.length === 0
  list.innerHTML = chips.join('')
}

/** Other sorts, filters and pages stay out of search engines; page 1 as published is the one they know. */
function markRobots(query: CatalogQuery) {
  document.querySelector('meta[name=robots]')?.remove()
  if (catalogAddress(query) === linkTo('courses')) return
  const mark = document.createElement('meta')
  mark.name = 'robots'
  mark.content = 'noindex'
  document.head.append(mark)
}
