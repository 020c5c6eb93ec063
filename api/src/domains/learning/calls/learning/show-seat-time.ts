import { show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { seatTimeWaits } from '../../../credentials/door.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { seatTimeOf } from '../../seat-time.ts'
import { verb } from '../../../../kernel/verb.ts'

export const showSeatTime = verb(show_seat_time, async (ctx, { query }) => {
  const { id } = await readableEnrollment(ctx, query.related_id)
  const waits = await seatTimeWaits(ctx.db, { enrollment_ids: [id], time_zone: ctx.portal.time_zone })
  return { ...(await seatTimeOf(ctx.db, id)), certificate_waits_for: waits.get(id) ?? null }
})
