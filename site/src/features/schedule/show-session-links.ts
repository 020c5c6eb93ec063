import type { list_session_links } from '@portico/shared/contract/catalog/schedules.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

/** Puts the link to join in place of "Online" in the sessions that the person may join. */
export async function showSessionLinks(): Promise<void> {
  const answer = await fetch('/api/schedules/links', { headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const { data }: { data: Data<typeof list_session_links> } = await answer.json()
  for (const { id, link } of data)
    for (const place of document.querySelectorAll<HTMLElement>(`[data-join="${id}"]`)) {
      const join = document.createElement('a')
      join.href = link
      join.rel = 'noopener'
      const about = document.createElement('span')
      about.className = 'visually-hidden'
      about.textContent = `: ${place.dataset['title'] ?? ''}`
      join.append('Join online', about)
      place.replaceChildren(join)
    }
}
