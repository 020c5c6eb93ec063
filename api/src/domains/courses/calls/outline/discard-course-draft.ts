import { eq } from 'drizzle-orm'
import { discard_course_draft } from '@portico/shared/contract/courses/outline.ts'
import { courseVersions } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedCourse, openVersions } from './edited-draft.ts'

/** Deletes the draft's positions of modules and items, but not the module and item rows, because URLs may still refer to them. */
export const discardCourseDraft = verb(discard_course_draft, async ({ db, note }, { query }) => {
  const course = await lockedCourse(db, query.course_id)
  const versions = await openVersions(db, course.id)
  if (!versions.some((one) => one.state === 'current')) fail('courses.never_published')
  const draft = versions.find((one) => one.state === 'draft')
  if (draft) await db.delete(courseVersions).where(eq(courseVersions.id, draft.id))
  note(`course:${course.id}`, { discarded: true })
  return { has_draft: false as const }
})
