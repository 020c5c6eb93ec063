import { sql } from 'drizzle-orm'
import { list_scorm_learners } from '@portico/shared/contract/scorm/records.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { requireCourseReach } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'
import { scormItemOf } from './item-of-course.ts'

const mostLearners = 200
type Row = {
  related_id: number
  name: string
  status: ItemProgress
  attempts: number
  problems: number
  updated_at: string
}

export const listScormLearners = verb(list_scorm_learners, async ({ db, actor }, { params, query }) => {
  await scormItemOf(db, { course_id: query.course_id, item_id: params.id })
  await requireCourseReach(db, { actor, course_id: query.course_id })
  const rows = await db.execute<Row>(sql`
    select * from (select n.id as related_id, trim(u.first_name || ' ' || u.last_name) as name, p.status, p.updated_at,
      (select count(*)::int from scorm_attempts a where a.progress_id = p.id) as attempts,
      (select count(*)::int from scorm_problems s where s.progress_id = p.id) as problems
    from item_progress p
    join enrollments n on n.id = p.enrollment_id
    join users u on u.id = n.user_id
    where p.module_item_id = ${params.id} and n.course_id = ${query.course_id}) who
    order by problems = 0, updated_at desc, related_id limit ${mostLearners}`)
  return [...rows].map((row) => ({ ...row, updated_at: new Date(row.updated_at) }))
})
