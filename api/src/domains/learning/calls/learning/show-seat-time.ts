import { show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { seatTimeLeft } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { seatTimesRequired } from '../../../credentials/door.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { seatTimeOf } from '../../seat-time.ts'
import { verb } from '../../../../kernel/verb.ts'

export const showSeatTime = verb(show_seat_time, async (ctx, { query }) => {
  const { id, finished_at } = await readableEnrollment(ctx, query.related_id)
  const { time_zone } = ctx.portal
  const unfinished_on = formatDate({ at: ctx.now(), time_zone, style: 'iso' })
  const seat = (await seatTimesRequired(ctx.db, { enrollment_ids: [id], time_zone, unfinished_on })).get(id)
  return {
    ...(await seatTimeOf(ctx.db, id)),
    required_minutes: seat?.required_minutes ?? null,
    certificate_waits_for: seat && finished_at !== null ? seatTimeLeft(seat) : null,
  }
})
