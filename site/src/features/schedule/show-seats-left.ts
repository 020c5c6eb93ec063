import type { list_seats_left } from '@portico/shared/contract/catalog/seats.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

/** Says how many seats are left, in place of how many there are. */
export async function showSeatsLeft(): Promise<void> {
  const answer = await fetch('/api/schedules/seats', { headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const { data }: { data: Data<typeof list_seats_left> } = await answer.json()
  for (const { id, left } of data)
    for (const place of document.querySelectorAll(`[data-seats="${id}"]`))
      place.textContent = left === 0 ? 'Full' : `${formatCount(left)} ${left === 1 ? 'seat' : 'seats'} left`
}
