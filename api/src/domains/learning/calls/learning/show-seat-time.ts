import { show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { seatTimeOf } from '../../seat-time.ts'
import { verb } from '../../../../kernel/verb.ts'

export const showSeatTime = verb(show_seat_time, async (ctx, { query }) =>
  seatTimeOf(ctx.db, (await readableEnrollment(ctx, query.related_id)).id),
)
