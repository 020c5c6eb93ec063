import type { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { CatalogQuery } from '@portico/shared/rules/catalog/catalog-query.ts'
import { filters, priceBands } from '@portico/shared/rules/catalog/filters.ts'
import type { FilterKey } from '@portico/shared/rules/catalog/filters.ts'
import { withValue } from '@portico/shared/rules/catalog/with-value.ts'
import { html } from '../../html/html.ts'
import { iconHtml } from '../../html/icon-html.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { requiredElement } from '../../scripts/required-element.ts'
import { markOwnedWhenSignedIn } from '../../owned/mark-owned-when-signed-in.ts'
import { catalogUrl } from './catalog-url.ts'
import { courseCardHtml } from './course-card-html.ts'
import { facetHtml } from './facet-html.ts'
import { facets } from './facets.ts'
import { renderOthers } from './render-others.ts'
import { pagerHtml } from './pager-html.ts'
import { resultText } from './result-text.ts'
import { showFailure } from './show-failure.ts'

type Found = Data<typeof search_courses>
const cross = 'm5.5 5.5 13 13m0-13-13 13'

/** Renders a search result into the page; null if the search failed. */
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
  void renderOthers(part('others'), query.search)
  if (found === null) return showFailure(results)
  part('failed').hidden = true
  requiredElement('#count', HTMLElement, results).hidden = false
  part('grid').hidden = found.total === 0
  part('empty').hidden = found.total > 0
  part('empty-advice').textContent = emptyAdvice(query)
  part('pager').innerHTML = pagerHtml({
    page: found.page,
    pages: found.pages,
    href: (page) => catalogUrl({ ...query, page }),
  })
  part('count').textContent = resultText(found.total, query.search)
  requiredElement('#grid', HTMLElement, results).innerHTML = found.courses
    .map((course, index) => courseCardHtml(course, index < 3 ? 'now' : 'later'))
    .join('')
  markOwnedWhenSignedIn()
  renderFacets(filterBox, found, query)
  renderChips(part('chips'), found, query)
  part('suggestion').innerHTML = suggestionHtml(found.did_you_mean, query) + leftOutHtml(found.left_out)
}

const emptyAdvice = ({ search, filters: chosen }: CatalogQuery): string => {
  if (filters.every(({ key }) => !chosen[key]?.length)) return 'Try different or fewer words.'
  return search === '' ? 'Try to remove a filter.' : 'Try a different search or remove a filter.'
}

/** Suggests another spelling within the chosen filters; empty if there is none. */
function suggestionHtml(words: string | null, query: CatalogQuery): string {
  if (words === null) return ''
  const address = catalogUrl({ ...query, page: 1, search: words })
  return html`Did you mean <a href="${address}" data-suggest="${words}">${words}</a>?`.markup
}

/** Says which words the found courses do not have; empty if they have all. */
function leftOutHtml(words: readonly string[]): string {
  if (words.length === 0) return ''
  return html`No course has all of these words. These match without ${words.map((word) => `“${word}”`).join(', ')}.`
    .markup
}

/** Renders the facets again, preserving focus and expanded lists. */
function renderFacets(filterBox: HTMLElement, found: Found, query: CatalogQuery) {
  for (const { key } of facets) {
    const box = requiredElement(`[data-facet=${key}]`, HTMLElement, filterBox)
    const chosen = query.filters[key] ?? []
    const focused = box.contains(document.activeElement) ? document.activeElement : null
    const unfolded = box.querySelector('details')?.open ?? false
    box.hidden = found.facets[key].length === 0 && chosen.length === 0
    requiredElement('.facet-lines', HTMLElement, box).innerHTML = facetHtml(key, found.facets[key], {
      chosen,
      unfolded,
    })
    if (focused instanceof HTMLInputElement)
      box.querySelector<HTMLElement>(`[value="${CSS.escape(focused.value)}"]`)?.focus({ preventScroll: true })
    else if (focused) box.querySelector('summary')?.focus({ preventScroll: true })
  }
}

/** One chip per chosen value; pressing it removes that value. */
function renderChips(list: HTMLElement, found: Found, query: CatalogQuery) {
  const titleOf = (key: FilterKey, value: string) =>
    key === 'price'
      ? priceBands.find((band) => band.key === value)?.label
      : found.facets[key].find((each) => each.value === value)?.title
  const chips = filters.flatMap(({ key }) =>
    (query.filters[key] ?? []).map((value) => {
      const title = titleOf(key, value) ?? value
      const without = catalogUrl({
        ...query,
        page: 1,
        filters: withValue(query.filters, { key, value, on: false }),
      })
      return html`<li><a class="chip" href="${without}" data-drop="${key}" data-value="${value}" aria-label="Remove filter ${title}">${title}${iconHtml(cross, 'icon-small')}</a></li>`
        .markup
    }),
  )
  list.hidden = chips.length === 0
  list.innerHTML = chips.join('')
}

/** Only the published page 1 is indexed; other sorts, filters and pages get noindex. */
function markRobots(query: CatalogQuery) {
  document.querySelector('meta[name=robots]')?.remove()
  if (catalogUrl(query) === linkTo('courses')) return
  const mark = document.createElement('meta')
  mark.name = 'robots'
  mark.content = 'noindex'
  document.head.append(mark)
}
