import type { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { catalogQueryOf } from '@portico/shared/rules/catalog/catalog-query.ts'
import type { CatalogQuery } from '@portico/shared/rules/catalog/catalog-query.ts'
import { filters } from '@portico/shared/rules/catalog/filters.ts'
import { defaultSortLabel, sortOf } from '@portico/shared/rules/catalog/sorts.ts'
import { loadingFrom_ms, loadingLeft_ms } from '@portico/shared/rules/screens/loading.ts'
import { withValue } from '@portico/shared/rules/catalog/with-value.ts'
import { requiredElement } from '../../scripts/required-element.ts'
import { catalogUrl, searchCallQuery } from './catalog-url.ts'
import { showFailure } from './show-failure.ts'

// Page 1 is in the static file. After the first choice, the search call fills the list and the URL follows.
const results = requiredElement('[data-catalog]', HTMLElement)
const filterBox = requiredElement('#filters', HTMLElement)
const searchInput = requiredElement('#search', HTMLInputElement)
const sort = requiredElement('[name=sort]', HTMLSelectElement)
const queryInUrl = () => catalogQueryOf(new URLSearchParams(location.search))

// Visitors who only view page 1 do not need it; touching a filter loads it before the results arrive.
const loadRenderer = () => import('./render-result.ts').catch(() => null)

let query = queryInUrl()
let requestCount = 0
let typing: ReturnType<typeof setTimeout> | undefined

/** Ends the loading state set by `awaitResultsScript`. */
const { dataset: arrival } = document.documentElement
const stopWaiting = () => void (arrival.asked = arrival.asked?.replace('waiting', '').trim())

function reflect() {
  if (document.activeElement !== searchInput) searchInput.value = query.search
  sort.value = query.sort
  requiredElement('[name=sort] > option', HTMLOptionElement).text = defaultSortLabel(query.search)
  let on = 0
  for (const { key } of filters) {
    const chosen = query.filters[key] ?? []
    on += chosen.length
    for (const box of filterBox.querySelectorAll<HTMLInputElement>(`[name=${key}]`))
      box.checked = chosen.includes(box.value)
  }
  const badge = requiredElement('[data-filter-count]', HTMLElement)
  badge.textContent = String(on)
  badge.hidden = on === 0
}

async function searchCourses(): Promise<Data<typeof search_courses> | null> {
  try {
    const answer = await fetch(`/api/courses?${searchCallQuery(query)}`, { headers: { accept: 'application/json' } })
    return answer.ok ? (await answer.json()).data : null
  } catch {
    return null
  }
}

async function load() {
  const mine = ++requestCount
  const grid = requiredElement('[data-grid]', HTMLElement)
  let shown_ms: number | null = null
  const slow = setTimeout(() => {
    shown_ms = performance.now()
    results.setAttribute('data-loading', '')
  }, loadingFrom_ms)
  grid.setAttribute('aria-busy', 'true')
  const [found, renderer] = await Promise.all([searchCourses(), loadRenderer()])
  clearTimeout(slow)
  const left_ms = loadingLeft_ms({ shown_ms, now_ms: performance.now() })
  if (left_ms > 0) await new Promise((done) => setTimeout(done, left_ms))
  if (mine !== requestCount) return
  results.removeAttribute('data-loading')
  stopWaiting()
  grid.setAttribute('aria-busy', 'false')
  if (renderer) renderer.renderResult({ results, filterBox, found, query })
  else showFailure(results)
}

function go(change: Partial<CatalogQuery>, how: 'pushState' | 'replaceState' = 'pushState') {
  delete arrival.asked
  query = { ...query, page: 1, ...change }
  history[how](null, '', catalogUrl(query))
  reflect()
  void load()
}
const choose = (key: string, value: string, on: boolean) =>
  go({ filters: withValue(query.filters, { key, value, on }) })

filterBox.addEventListener(
  'change',
  ({ target }) => target instanceof HTMLInputElement && choose(target.name, target.value, target.checked),
)
// The search icon of a phone's header leads here: typing works at once.
const focusSearch = () => {
  if (location.hash === '#search') searchInput.focus()
}
focusSearch()
addEventListener('hashchange', focusSearch)
sort.addEventListener('change', () => go({ sort: sortOf(sort.value) }))
searchInput.addEventListener('input', () => {
  clearTimeout(typing)
  typing = setTimeout(() => go({ search: searchInput.value.trim() }, 'replaceState'), 250)
})
for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(typing)
    go({ search: form.querySelector('input')?.value.trim() ?? '' })
  })
}
document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element) || event.metaKey || event.ctrlKey) return
  const told = (name: string) => target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  const [page, drop, suggest] = [told('page'), told('drop'), told('suggest')]
  // The pressed control disappears, so keyboard focus moves to the result count.
  const focusCount = () => requiredElement('#count', HTMLElement).focus({ preventScroll: true })
  if (page) {
    go({ page: Number(page) })
    focusCount()
    results.scrollIntoView()
  } else if (drop) {
    choose(drop, told('value') ?? '', false)
    focusCount()
  } else if (suggest) {
    go({ search: suggest })
    focusCount()
  } else if (told('clear') !== undefined) go({ search: '', filters: {} })
  else if (told('retry') !== undefined) void load()
  else return
  event.preventDefault()
})
addEventListener('popstate', () => {
  clearTimeout(typing)
  query = queryInUrl()
  // After Enter the box still has the focus; going back shows the words of that search, not later ones.
  searchInput.value = query.search
  reflect()
  void load()
})

reflect()
if (catalogUrl(query) !== location.pathname) void load()
else {
  // The URL has no parameters that the catalog knows: page 1 is right.
  results.removeAttribute('data-loading')
  delete arrival.asked
}
