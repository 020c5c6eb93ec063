import { demoSessions } from '../content/schedules.ts'
import type { Bulk } from './bulk.ts'

/** Reserves seats in live sessions: for learners of their course, or for any learners where a session has none. */
export async function loadSessionSeats({ tx }: Bulk, portal_id: number): Promise<void> {
  for (const { title, course, reserved } of demoSessions) {
    const learners =
      course === null
        ? tx`select m.user_id, null::bigint as enrollment_id from memberships m
            where m.portal_id = ${portal_id} and 'learner' = any(m.roles)`
        : tx`select e.user_id, max(e.id) as enrollment_id from enrollments e join courses c on c.portal_id = e.portal_id and c.id = e.course_id
            where e.portal_id = ${portal_id} and c.slug = ${course} and e.ended_at is null and e.user_id is not null group by e.user_id`
    await tx`
      insert into session_seats (portal_id, session_id, user_id, of_portal_id, enrollment_id, title, starts_at, ends_at, time_zone, place)
      select s.portal_id, s.id, l.user_id, s.portal_id, l.enrollment_id, s.title, s.starts_at, s.ends_at, s.time_zone, s.place
      from schedules s cross join (select * from (${learners}) found order by user_id limit ${reserved}) l
      where s.portal_id = ${portal_id} and s.title = ${title}`
  }
}
