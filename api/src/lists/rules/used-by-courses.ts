import { sql, type SQL } from 'drizzle-orm'
import { courses } from '../../db/tables/courses.ts'
import { refuseUsedElsewhere } from '../../enrollments/refuse-used-elsewhere.ts'
import type { ListRules } from '../list-rules.ts'

/** An entry that courses use is changed by people who reach all of these courses; `uses` tells which rows of `courses` use it. */
const usedBy = (uses: (id: number) => SQL): ListRules => ({
  async reach(db, actor, { id }) {
    if (typeof id === 'number') await refuseUsedElsewhere(db, { actor, used: uses(id) })
  },
})
const among = (course_ids: SQL): SQL => sql`${courses.id} in (${course_ids})`

export const agencyRules = usedBy((id) =>
  among(sql`select course_id from course_agencies where agency_id = ${id}
    union select course_id from accreditations where agency_id = ${id}`),
)
export const authorRules = usedBy((id) => sql`${courses.author_id} = ${id}`)
export const languageRules = usedBy((id) => sql`${courses.language_id} = ${id}`)
/** Certificates print the organizations of their template. */
export const organizationRules = usedBy(
  (id) => sql`${courses.certificate_template_id} in
    (select certificate_template_id from certificate_template_organizations where organization_id = ${id})`,
)
export const stateRules = usedBy((id) => among(sql`select course_id from course_states where state_id = ${id}`))
export const tagRules = usedBy((id) => among(sql`select course_id from course_tags where tag_id = ${id}`))
export const topicRules = usedBy((id) => among(sql`select course_id from course_topics where topic_id = ${id}`))
export const trainingOptionRules = usedBy((id) =>
  among(sql`select course_id from course_training_options where training_option_id = ${id}`),
)
