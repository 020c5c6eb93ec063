import type { list_reviews } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { cardOf } from './review-card.ts'

// The page has the newest reviews; other orders and older reviews are loaded from the API, a page at a time.
type Answer = Data<typeof list_reviews>

const failed = 'The reviews couldn’t be loaded. Please try again.'
const first = document.querySelector<HTMLElement>('[data-first-reviews]')
const list = document.querySelector<HTMLElement>('[data-reviews]')
const older = document.querySelector<HTMLElement>('[data-older]')
const more = older?.querySelector('button') ?? null
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

if (list && older && more && template instanceof HTMLElement) {
  older.hidden = false
  more.addEventListener('click', () => {
    more.disabled = true
    void showMore(list, more, template).then((text) => {
      more.disabled = false
      say('[data-older-state]', text)
    })
  })
}

async function showMore(cards: HTMLElement, button: HTMLElement, card: HTMLElement): Promise<string> {
  // Only the API knows the cursor after the reviews on the page, so request its first page, which is the same.
  cursor ??= (await read({ sort: order }))?.meta.next_cursor ?? null
  const found = cursor === null ? null : await read({ sort: order, cursor })
  if (!found) return failed
  const added = found.data.map((review) => cardOf(review, card))
  cards.append(...added)
  added[0]?.setAttribute('tabindex', '-1')
  added[0]?.focus({ preventScroll: true })
  cursor = found.meta.next_cursor
  button.hidden = cursor === null
  return ''
}

if (first && list && sort && template instanceof HTMLElement)
  sort.addEventListener('change', () => {
    const wanted = sort.value
    void read({ sort: wanted }).then((found) => {
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
      if (more) more.hidden = cursor === null
    })
  })
