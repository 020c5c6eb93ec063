import { requiredElement } from '../../scripts/required-element.ts'
import { reviewsHtml, totalHtml } from './google-reviews-html.ts'

/** Shown once they have come, at the end of the page where nothing stands below them; a visitor's browser asks us, never Google. */
async function showReviews(): Promise<void> {
  const answer = await fetch('/api/google-reviews', { priority: 'low', headers: { accept: 'application/json' } })
  const { data } = answer.ok ? await answer.json() : { data: null }
  if (!data || data.reviews.length === 0) return
  const section = requiredElement('[data-google-reviews]', HTMLElement)
  requiredElement('[data-google-total]', HTMLElement, section).innerHTML = totalHtml(data)
  requiredElement('[data-google-list]', HTMLElement, section).innerHTML = reviewsHtml(data)
  section.hidden = false
}

// Without them the page is whole.
showReviews().catch(() => {})
