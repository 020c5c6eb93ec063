import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { certificateTemplates } from '../../../tables.ts'
import { courses } from '../../../../courses/tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import type { TemplateRow } from './editable-template.ts'

/** Returns a course and its template, both locked if `locks` is set; null for a course without one. */
export async function courseTemplate(
  db: Transaction,
  { slug, locks }: { slug: string; locks: boolean },
): Promise<{ course: typeof courses.$inferSelect; template: TemplateRow | null }> {
  const asked = db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  const [course] = await (locks ? asked.for('update') : asked)
  if (!course) return fail('general.not_found')
  if (course.certificate_template_id === null) return { course, template: null }
  const wanted = db
    .select()
    .from(certificateTemplates)
    .where(eq(certificateTemplates.id, course.certificate_template_id))
  const [template] = await (locks ? wanted.for('update') : wanted)
  return { course, template: template ?? null }
}
