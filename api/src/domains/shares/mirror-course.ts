import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { SharedCourse } from './cross-portal/course-shares.ts'
import { courseShares, type ShareRow } from './tables.ts'
import { addMirror, changeMirror } from '../courses/door.ts'
import { courses } from '../courses/tables.ts'
import { ownerFields } from '@portico/shared/rules/shares/owner-fields.ts'

type Course = typeof courses.$inferSelect
type Of = { share: ShareRow; source: SharedCourse; at: Date }

/**
 * Returns the mirror of a shared course in this portal, up to date with its owner. A new mirror is a draft without a price, which the seller sets; a
 * course shared here before reuses its old mirror with everyone who took it.
 */
export async function mirrorCourse(
  db: Transaction,
  { share, source, at }: Of,
): Promise<{ mirror: Course; is_changed: boolean }> {
  const earlier = await mirrorOf(db, share)
  const wanted = {
    ...fieldsOf(source.course),
    share_id: share.id,
    min_credit_price: share.min_price,
    max_discount: share.max_discount,
  }
  if (!earlier) {
    const { title, slug, is_certificate_required, tax_code } = source.course
    const fields = { ...wanted, is_certificate_required, tax_code }
    const made = await addMirror(db, { title, slug, language: source.language, fields })
    await db.update(courseShares).set({ course_id: made.id }).where(eq(courseShares.id, share.id))
    return { mirror: made, is_changed: true }
  }
  if (share.course_id === null)
    await db.update(courseShares).set({ course_id: earlier.id }).where(eq(courseShares.id, share.id))
  const changed = Object.entries(wanted).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name as keyof typeof wanted]),
  )
  if (!changed && earlier.deleted_at === null) return { mirror: earlier, is_changed: false }
  return { mirror: await changeMirror(db, { mirror: earlier, fields: wanted, at }), is_changed: true }
}

const fieldsOf = (course: Course) =>
  Object.fromEntries(ownerFields.map((name) => [name, course[name]])) as Pick<Course, (typeof ownerFields)[number]>

/** Finds the mirror of this share or of an earlier one of the same course. */
async function mirrorOf(db: Transaction, { owner_course_id, other_portal_id }: ShareRow): Promise<Course | null> {
  const [found] = await db
    .select({ course: courses })
    .from(courseShares)
    .innerJoin(courses, eq(courses.id, courseShares.course_id))
    .where(
      and(
        eq(courseShares.side, 'received'),
        eq(courseShares.owner_course_id, owner_course_id),
        eq(courseShares.other_portal_id, other_portal_id),
        isNotNull(courseShares.course_id),
      ),
    )
    .limit(1)
  return found?.course ?? null
}
