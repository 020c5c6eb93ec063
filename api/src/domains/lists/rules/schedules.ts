import { errorMessage } from '@portico/shared/errors/message.ts'
import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { refuseIfUsedElsewhere } from '../../access/door.ts'
import type { ListRules } from '../list-rules.ts'

const seatsOf = ({ seats }: Readonly<Record<string, unknown>>) => (typeof seats === 'number' ? seats : null)

/** Staff limited to courses may only announce sessions of those courses. */
export const scheduleRules: ListRules = {
  async reach(db, actor, { course_id }) {
    if (typeof course_id === 'number') await refuseIfUsedElsewhere(db, { actor, used: eq(courses.id, course_id) })
  },
  changing({ before, values }) {
    const [seats, booked] = [seatsOf({ ...before, ...values }), Number(before['booked'])]
    if (seats === null || seats >= booked) return null
    const said = errorMessage('schedules.below_reserved', { booked })
    return { code: 'schedules.below_reserved_many', fields: { seats: [said] } }
  },
}
