import { and, eq, isNotNull, isNull, like, or } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { SharedCourse } from './cross-portal/course-shares.ts'
import { courseShares, type ShareRow } from './tables.ts'
import { courses } from '../courses/tables.ts'
import { languages } from '../lists/tables.ts'
import { ownersFields } from '@portico/shared/rules/shares/owners-fields.ts'

type Course = typeof courses.$inferSelect
type Of = { share: ShareRow; source: SharedCourse; at: Date }

/**
 * The course that stands for a shared one in this portal, as its owner has it now. The first time it is a draft without a price, since
 * its seller sets those; a course that was shared here before is that one again, with everybody who took it.
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
    const { is_certificate_required, tax_code } = source.course
    const [made] = await db
      .insert(courses)
      .values({
        ...wanted,
        slug: await freeSlug(db, source.course.slug),
        is_certificate_required,
        tax_code,
        language_id: await languageOf(db, source.language),
      })
      .returning()
    if (!made) throw new Error('no mirror was made')
    await db.update(courseShares).set({ course_id: made.id }).where(eq(courseShares.id, share.id))
    return { mirror: made, is_changed: true }
  }
  if (share.course_id === null)
    await db.update(courseShares).set({ course_id: earlier.id }).where(eq(courseShares.id, share.id))
  const changed = Object.entries(wanted).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name as keyof typeof wanted]),
  )
  if (!changed && earlier.deleted_at === null) return { mirror: earlier, is_changed: false }
  const back = earlier.deleted_at === null ? {} : { deleted_at: null, slug: await freeSlug(db, earlier.slug) }
  const [mirror] = await db
    .update(courses)
    .set({ ...wanted, ...back, updated_at: at })
    .where(eq(courses.id, earlier.id))
    .returning()
  if (!mirror) throw new Error('a mirror that was read is gone')
  return { mirror, is_changed: true }
}

const fieldsOf = (course: Course) =>
  Object.fromEntries(ownersFields.map((name) => [name, course[name]])) as Pick<Course, (typeof ownersFields)[number]>

/** The mirror of this share or of an earlier one of the same course. */
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

async function languageOf(db: Transaction, code: string | null): Promise<number | null> {
  if (code === null) return null
  const [found] = await db.select({ id: languages.id }).from(languages).where(eq(languages.code, code)).limit(1)
  return found?.id ?? null
}

/** The owner's address, or the next one with a number that no course of the portal has. */
async function freeSlug(db: Transaction, slug: string): Promise<string> {
  const taken = await db
    .select({ slug: courses.slug })
    .from(courses)
    .where(and(isNull(courses.deleted_at), or(eq(courses.slug, slug), like(courses.slug, `${slug}-%`))))
  const names = new Set(taken.map((row) => row.slug))
  let number = 1
  const name = () => (number === 1 ? slug : `${slug}-${number}`)
  while (names.has(name())) number += 1
  return name()
}
