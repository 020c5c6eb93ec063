import { portalDate } from '../../scripts/portal-date.ts'

type Review = { author: string; rating: number; text: string; created_at: string }

/** Fills a copy of a review card of the page. */
export function cardOf(review: Review, like: HTMLElement): HTMLElement {
  const card = like.cloneNode(true)
  if (!(card instanceof HTMLElement)) throw new Error('the page has no review to copy')
  const stars = card.querySelector('.stars')
  stars?.setAttribute('aria-label', `${review.rating} out of 5 stars`)
  stars?.querySelectorAll('.icon').forEach((icon, place) => icon.classList.toggle('icon-solid', place < review.rating))
  const [text, by] = [card.querySelector('blockquote p'), card.querySelector('footer span')]
  if (text) text.textContent = review.text
  card.querySelector('blockquote')?.toggleAttribute('hidden', review.text === '')
  if (by) by.textContent = `${review.author}, ${portalDate(review.created_at)}`
  return card
}
