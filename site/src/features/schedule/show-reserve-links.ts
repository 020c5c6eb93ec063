import type { list_learner_sessions } from '@portico/shared/contract/catalog/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** Leads those who may reserve a seat in a session to where they do, or to the seat they have. */
export async function showReserveLinks(): Promise<void> {
  const answer = await fetch('/api/learner/sessions', { headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const { data }: { data: Data<typeof list_learner_sessions> } = await answer.json()
  for (const { id, title, course, is_reserved, seats_left } of data) {
    if (!is_reserved && seats_left === 0) continue
    for (const place of document.querySelectorAll(`[data-reserve="${id}"]`)) {
      const link = document.createElement('a')
      link.className = is_reserved ? 'button button-secondary' : 'button button-primary'
      link.href = course
        ? linkTo('overview', { slug: course.slug, related_id: course.related_id })
        : linkTo('learnerCourses')
      const about = document.createElement('span')
      about.className = 'visually-hidden'
      about.textContent = `: ${title}`
      link.append(is_reserved ? 'Your seat' : 'Reserve a seat', about)
      place.replaceChildren(link)
    }
  }
}
