import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'

type Line = Pick<OrderInFull['lines'][number], 'is_disputed' | 'seats_for' | 'enrollment_id' | 'quantity'> & {
  seats: { free: number }
}

/** What a paid order gives now, in one sentence or two. */
export function successText({ type, lines }: { type: OrderInFull['type']; lines: readonly Line[] }): string {
  if (type === 'subscription') return 'Your plan is paid for.'
  if (lines.some(({ is_disputed }) => is_disputed))
    return 'Your bank disputes the payment, so what you bought is paused until that is settled.'
  const free = lines.filter(({ seats }) => seats.free > 0)
  if (free.length === 0) return 'You can start right away.'
  const isStarted = lines.some(({ enrollment_id }) => enrollment_id !== null)
  if (isStarted) return 'You can start right away. Share a claim link for the other seats, or invite people by email.'
  return free.every(({ seats_for }) => seats_for === 'others')
    ? 'Your seats are ready. Share a claim link, or invite people by email.'
    : 'Your seats are ready. Claim one for yourself, share a claim link, or invite people by email.'
}
