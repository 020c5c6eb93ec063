import type { list_reviews } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { cardOf } from './review-card.ts'

// The page has the newest reviews; other orders and older reviews are loaded from the API, a page at a time.
type Answer = Data<typeof list_reviews>

const failed = 'The reviews couldn’t be loaded. Please try again.'
const first = document.querySelector<HTMLElement>('[data-first-reviews]')
const list = document.querySelector<HTMLElement>('[data-reviews]')
const more = document.querySelector<HTMLButtonElement>('[data-older] button')
const sort = document.querySelector<HTMLSelectElement>('[data-review-sort]')
const template = list?.firstElementChild

const slug = list?.dataset['reviews'] ?? ''
/** after what is shown; null before the API was asked */
let cursor: string | null = null
/** the order that is shown */
let order = 'newest'

async function read(query: Record<string, string>): Promise<Answer | null> {
  try {
    const answer = await fetch(`/api/courses/${slug}/reviews?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json' },
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function say(place: string, text: string): void {
  const state = document.querySelector(place)
  if (state) state.textContent = text
}

/** Adds the next reviews in the order that is shown. */
export async function showMore(): Promise<void> {
  if (!list || !more || !(template instanceof HTMLElement)) return
  const shown = order
  more.disabled = true
  // Only the API knows the cursor after the reviews on the page, so request its first page, which is the same.
  const after = cursor ?? (await read({ sort: shown }))?.meta.next_cursor ?? null
  const found = after === null ? null : await read({ sort: shown, cursor: after })
  more.disabled = false
  // The order was changed meanwhile.
  if (shown !== order) return
  say('[data-older-state]', found ? '' : failed)
  if (!found) return
  const added = found.data.map((review) => cardOf(review, template))
  list.append(...added)
  added[0]?.setAttribute('tabindex', '-1')
  added[0]?.focus({ preventScroll: true })
  cursor = found.meta.next_cursor
  more.hidden = cursor === null
}

/** Shows the reviews in the chosen order, from its beginning. */
export async function sortReviews(): Promise<void> {
  if (!first || !list || !sort || !(template instanceof HTMLElement)) return
  const wanted = sort.value
  const found = await read({ sort: wanted })
  // A later choice wins over an earlier answer.
  if (sort.value !== wanted) return
  say('[data-sort-state]', found ? '' : failed)
  if (!found) {
    sort.value = order
    return
  }
  order = wanted
  const cards = found.data.map((review) => cardOf(review, template))
  const count = first.childElementCount
  first.replaceChildren(...cards.slice(0, count))
  list.replaceChildren(...cards.slice(count))
  cursor = found.meta.next_cursor
  say('[data-older-state]', '')
  if (more) more.hidden = cursor === null
}
