import { getTableColumns, like, and, isNull, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { trimEndOf } from '@portico/shared/rules/text/trim-end-of.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../tables.ts'
import { copyContent } from './copy-content.ts'
import { copiedTables, ownColumns } from './tables-of-a-copy.ts'

type Course = typeof courses.$inferSelect
const longestSlug = 120

/** Creates a draft course with the content and settings of another, but without people (OP-91). */
export async function makeCopy(db: Transaction, { course, by }: { course: Course; by: number }): Promise<Course> {
  const settings = Object.fromEntries(
    Object.entries(course).filter(([name]) => !ownColumns.some((own) => own === name)),
  )
  const [copy] = await db
    .insert(courses)
    .values({ ...settings, title: `${course.title} (copy)`, slug: await freeSlug(db, course.slug) })
    .returning()
  if (!copy) throw new Error('no copy was made')
  for (const table of copiedTables) await copyRows(db, { table, from: course.id, to: copy.id })
  await copyContent(db, { from: course.id, to: copy.id, by })
  return copy
}

/** Returns `safe-lifting-copy`, or the next numbered slug that no course of the portal uses. */
async function freeSlug(db: Transaction, slug: string): Promise<string> {
  const wanted = `${trimEndOf(slug.slice(0, longestSlug - '-copy-999'.length), /-/)}-copy`
  const taken = await db
    .select({ slug: courses.slug })
    .from(courses)
    .where(and(like(courses.slug, `${wanted}%`), isNull(courses.deleted_at)))
  const names = new Set(taken.map((row) => row.slug))
  let number = 1
  const name = () => (number === 1 ? wanted : `${wanted}-${number}`)
  while (names.has(name())) number += 1
  return name()
}

/** Copies one table's rows of a course to another course. */
async function copyRows(db: Transaction, { table, from, to }: { table: PgTable; from: number; to: number }) {
  const names = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !['id', 'portal_id', 'course_id'].includes(name))
    .map((name) => sql.identifier(name))
  const columns = sql.join(names, sql`, `)
  const named = sql.identifier(getTableConfig(table).name)
  await db.execute(
    sql`insert into ${named} (course_id, ${columns}) select ${to}, ${columns} from ${named} where course_id = ${from}`,
  )
}
