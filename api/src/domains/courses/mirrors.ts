import { and, eq, isNull, like, or } from 'drizzle-orm'
import { courseStatus, isVisibleCourse, restorableStatus } from '@portico/shared/states/courses/course.ts'
import type { Transaction } from '../../db/client.ts'
import { languages } from '../lists/tables.ts'
import { courses } from './tables.ts'

type Course = typeof courses.$inferSelect
type Fields = Partial<Omit<Course, 'id' | 'portal_id'>>
type New = { title: string; slug: string; language: string | null; fields: Fields }

/** Adds the course that stands for one of another portal: a draft, under the owner's slug or the next free one. */
export async function addMirror(db: Transaction, { title, slug, language, fields }: New): Promise<Course> {
  const [made] = await db
    .insert(courses)
    .values({ ...fields, title, slug: await freeSlug(db, slug), language_id: await languageOf(db, language) })
    .returning()
  if (!made) throw new Error('no mirror was made')
  return made
}

/** Gives a mirror what its owner changed. One that was deleted here comes back. */
export async function changeMirror(
  db: Transaction,
  { mirror, fields, at }: { mirror: Course; fields: Fields; at: Date },
): Promise<Course> {
  const back = mirror.deleted_at === null ? {} : { deleted_at: null, slug: await freeSlug(db, mirror.slug) }
  const [changed] = await db
    .update(courses)
    .set({ ...fields, ...back, updated_at: at })
    .where(eq(courses.id, mirror.id))
    .returning()
  if (!changed) throw new Error('a mirror that was read is gone')
  return changed
}

/** Archives the mirror of a share that ended. Returns null if it mirrors another share by now, or is not on show. */
export async function archiveMirror(
  db: Transaction,
  { course_id, share_id, at }: { course_id: number; share_id: number; at: Date },
): Promise<Course | null> {
  const [mirror] = await db.select().from(courses).where(eq(courses.id, course_id)).for('update')
  if (!mirror || mirror.share_id !== share_id || !isVisibleCourse(mirror.publication_status)) return null
  await db
    .update(courses)
    .set({
      publication_status: courseStatus.archived,
      archived_from: restorableStatus(mirror.publication_status),
      updated_at: at,
    })
    .where(eq(courses.id, mirror.id))
  return mirror
}

async function languageOf(db: Transaction, code: string | null): Promise<number | null> {
  if (code === null) return null
  const [found] = await db.select({ id: languages.id }).from(languages).where(eq(languages.code, code)).limit(1)
  return found?.id ?? null
}

/** The wanted slug, or the next one with a number that no course of the portal has. */
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
