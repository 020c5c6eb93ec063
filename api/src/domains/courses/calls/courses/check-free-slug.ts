import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

// 'create' would collide with the URL of the page that creates courses.
const ofPages = new Set(['create'])

/** Rejects a slug that another course of the portal or a fixed page already uses. */
export async function checkFreeSlug(db: Transaction, slug: string, course_id: number | null): Promise<void> {
  if (ofPages.has(slug)) fail('courses.slug_taken')
  const isOther = course_id === null ? undefined : ne(courses.id, course_id)
  const [other] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at), isOther))
  if (other) fail('courses.slug_taken')
}
