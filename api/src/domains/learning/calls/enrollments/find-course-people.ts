import { sql } from 'drizzle-orm'
import { find_course_people, type FoundPerson } from '@portico/shared/contract/learning/enrollments-people.ts'
import { taughtCourse } from '../../../access/door.ts'
import { creditBalance, portalPool } from '../../../credits/door.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { verb } from '../../../../kernel/verb.ts'

const mostPeople = 20

/** Suggests unblocked members of the portal by name or email, all or those with a role. */
export const findCoursePeople = verb(find_course_people, async ({ db, actor }, { params, query }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const rows = await db.execute<FoundPerson>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email,
      exists (select from enrollments n where n.user_id = u.id and n.course_id = ${course_id}
        and n.ended_at is null and n.finished_at is null) as is_enrolled
    from memberships m join users u on u.id = m.user_id
    where not m.is_blocked and ${query.role === undefined ? sql`true` : sql`${query.role} = any(m.roles)`} and ${matchesPerson(query.search, 'u')}
    order by lower(u.last_name), lower(u.first_name), u.id limit ${mostPeople}`)
  return {
    course_credits: await creditBalance(db, { kind: 'course', course_id, user_id: null }),
    portal_credits: await creditBalance(db, portalPool),
    people: rows.map((row) => ({ ...row, id: Number(row.id) })),
  }
})
