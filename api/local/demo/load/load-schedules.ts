import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { demoSessions } from '../content/schedules.ts'
import { at, idOf, type Bulk } from './bulk.ts'

const day_ms = 86_400_000

/** Loads the live sessions of courses. */
export async function loadSchedules(
  bulk: Bulk,
  { portal_id, ids: courses }: { portal_id: number; ids: ReadonlyMap<string, number> },
): Promise<void> {
  const ids = await bulk.ids('schedules', demoSessions.length)
  await bulk.insert(
    'schedules',
    demoSessions.map(({ course, in_days, from, to, reserved: _reserved, ...session }, index) => {
      const day = formatDate({
        at: new Date(Date.now() + in_days * day_ms),
        time_zone: session.time_zone,
        style: 'iso',
      })
      return {
        id: at(ids, index),
        portal_id,
        ...session,
        course_id: course === null ? null : idOf(courses, course),
        starts: `${day}T${from}`,
        ends: `${day}T${to}`,
      }
    }),
  )
}
