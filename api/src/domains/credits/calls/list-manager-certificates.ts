import { and, eq, sql } from 'drizzle-orm'
import { list_manager_certificates } from '@portico/shared/contract/credits/managers.ts'
import { certificates } from '../../credentials/tables.ts'
import { certificatesOfCourse, enrollmentsOfManager } from '../../learning/door.ts'
import { managedCourse } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'

/** Lists a course's certificates of a manager's own people, or of one of them (BLD-016). */
export const listManagerCertificates = verb(list_manager_certificates, async ({ db, actor }, { params, query }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const only = and(
    sql`exists (select from enrollments e where e.id = ${certificates.enrollment_id} and e.ended_at is null
      and e.id in ${enrollmentsOfManager(actor.id)})`,
    query.user_id === undefined ? undefined : eq(certificates.user_id, query.user_id),
  )
  return certificatesOfCourse(db, { course_id, only, query })
})
