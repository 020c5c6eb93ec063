import { requiredElement } from '../../scripts/required-element.ts'
import { reviewsHtml, totalHtml } from './google-reviews-html.ts'

/** Adds the reviews once loaded, at the end of the page so that nothing shifts. The browser asks our API, never Google. */
async function showReviews(): Promise<void> {
  const answer = await fetch('/api/google-reviews', { priority: 'low', headers: { accept: 'application/json' } })
  const { data } = answer.ok ? await answer.json() : { data: null }
  if (!data || data.reviews.length === 0) return
  const section = requiredElement('[data-google-reviews]', HTMLElement)
  requiredElement('[data-google-total]', HTMLElement, section).innerHTML = totalHtml(data)
  requiredElement('[data-google-list]', HTMLElement, section).innerHTML = reviewsHtml(data)
  section.hidden = false
}

// The page is complete without them.
showReviews().catch(() => {})
