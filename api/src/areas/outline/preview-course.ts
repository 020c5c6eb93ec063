import { and, eq, isNull } from 'drizzle-orm'
import { preview_course } from '@portico/shared/contract/outline-preview.ts'
import { courses } from '../../db/tables/courses.ts'
import { readFreshOutline } from '../../enrollments/fresh-outline.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { openVersions } from './edited-draft.ts'

export const previewCourse = verb(preview_course, async ({ db }, { params }) => {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, params.slug), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  const [version] = await openVersions(db, course.id)
  const { is_sequential, modules } = await readFreshOutline(db, version?.id ?? 0)
  const { id, slug, title, subtitle, thumbnail, duration_minutes, is_certificate_required } = course
  const certificate_template = course.certificate_template_id === null ? null : { id: course.certificate_template_id }
  const facts = {
    id,
    slug,
    title,
    subtitle,
    thumbnail,
    duration_minutes,
    is_certificate_required,
    certificate_template,
  }
  return { course: { ...facts, is_sequential }, modules }
})
