import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { runningEnrollments } from '../../../learning/door.ts'

type Wanted = {
  user_id: number
  lines: readonly { id: number; seats_for?: SeatsFor | undefined }[]
  quote: { lines: readonly { id: number; title: string }[] }
  now: Date
}

/** A new cycle of a course begins once the earlier one is over, so nobody buys one for themselves while they take it. */
export async function rejectStillTaking({ db }: Scope, { user_id, lines, quote, now }: Wanted): Promise<void> {
  const course_ids = lines.flatMap(({ id, seats_for }) => (seats_for === 'buyer' ? [id] : []))
  const running = await runningEnrollments(db, { user_id, course_ids, now })
  const taking = quote.lines.find(({ id }) => running.has(id))
  if (taking) fail('orders.still_taking', { title: taking.title })
}
