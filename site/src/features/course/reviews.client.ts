import type { list_reviews } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { portalDate } from '../../scripts/portal-date.ts'

// The page has the newest reviews; older ones are loaded from the API, a page at a time.
type Answer = Data<typeof list_reviews>
type Review = Answer['data'][number]

const list = document.querySelector<HTMLElement>('[data-reviews]')
const older = document.querySelector<HTMLElement>('[data-older]')
const button = older?.querySelector('button')
if (list && older && button) offer(list, older, button)

async function read(slug: string, cursor: string | null): Promise<Answer | null> {
  try {
    const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const answer = await fetch(`/api/courses/${slug}/reviews${query}`, { headers: { accept: 'application/json' } })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function offer(cards: HTMLElement, row: HTMLElement, more: HTMLButtonElement) {
  const slug = cards.dataset.reviews ?? ''
  const state = row.querySelector('[data-older-state]')
  let cursor: string | null = null
  row.hidden = false
  more.addEventListener('click', () => {
    more.disabled = true
    void load().then((text) => {
      more.disabled = false
      if (state) state.textContent = text
    })
  })

  async function load(): Promise<string> {
    // Only the API knows the cursor after the reviews on the page, so request its first page, which is the same.
    cursor ??= (await read(slug, null))?.meta.next_cursor ?? null
    const found = cursor === null ? null : await read(slug, cursor)
    if (!found) return 'The reviews couldn’t be loaded. Please try again.'
    const added = found.data.map((review) => cardOf(review, cards))
    cards.append(...added)
    added[0]?.setAttribute('tabindex', '-1')
    added[0]?.focus({ preventScroll: true })
    cursor = found.meta.next_cursor
    more.hidden = cursor === null
    return ''
  }
}

/** Clones a review card of the page. */
function cardOf(review: Review, cards: HTMLElement): HTMLElement {
  const card = cards.firstElementChild?.cloneNode(true)
  if (!(card instanceof HTMLElement)) throw new Error('the page has no review to take after')
  const stars = card.querySelector('.stars')
  stars?.setAttribute('aria-label', `${review.rating} out of 5 stars`)
  stars?.querySelectorAll('.icon').forEach((icon, place) => icon.classList.toggle('icon-solid', place < review.rating))
  const [text, by] = [card.querySelector('blockquote p'), card.querySelector('footer span')]
  if (text) text.textContent = review.text
  if (by) by.textContent = `${review.author}, ${portalDate(review.created_at)}`
  return card
}
