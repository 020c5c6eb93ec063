import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseStates, courseTags, courseTopics, courseTrainingOptions } from '../../tables.ts'
import { failFields } from '../../../../kernel/fail.ts'

type Link = { table: PgTable & { course_id: PgColumn }; id: PgColumn; column: string }

/** The lists that a course refers to, by form field. */
export const courseLinks = {
  topic_ids: { table: courseTopics, id: courseTopics.topic_id, column: 'topic_id' },
  state_ids: { table: courseStates, id: courseStates.state_id, column: 'state_id' },
  training_option_ids: {
    table: courseTrainingOptions,
    id: courseTrainingOptions.training_option_id,
    column: 'training_option_id',
  },
  tag_ids: { table: courseTags, id: courseTags.tag_id, column: 'tag_id' },
} as const satisfies Readonly<Record<string, Link>>

export type CourseLinks = { -readonly [F in keyof typeof courseLinks]: number[] }
const fields = Object.keys(courseLinks) as (keyof CourseLinks)[]

/** Reads the list entries that a course refers to, each list in ascending order. */
export async function readCourseLinks(db: Transaction, course_id: number): Promise<CourseLinks> {
  const found: CourseLinks = { topic_ids: [], state_ids: [], training_option_ids: [], tag_ids: [] }
  for (const field of fields) {
    const { table, id } = courseLinks[field]
    const rows = await db.select({ id }).from(table).where(eq(table.course_id, course_id)).orderBy(id)
    found[field] = rows.map((row) => Number(row.id))
  }
  return found
}

/** Replaces the entries of the submitted lists. Rejects an entry that the portal does not have, naming the field. */
export async function setCourseLinks(
  db: Transaction,
  course_id: number,
  wanted: { [F in keyof CourseLinks]?: number[] | undefined },
): Promise<void> {
  for (const field of fields) {
    const ids = wanted[field]
    if (!ids) continue
    const { table, column } = courseLinks[field]
    await db.delete(table).where(eq(table.course_id, course_id))
    if (ids.length === 0) continue
    const rows = [...new Set(ids)].map((id) => sql`(${course_id}::bigint, ${id}::bigint)`)
    await db
      .execute(sql`insert into ${table} (course_id, ${sql.identifier(column)}) values ${sql.join(rows, sql`, `)}`)
      .catch(rejectUnknownEntry(field))
  }
}

/** Relies on the foreign key to detect entries that the portal does not have. */
const rejectUnknownEntry =
  (field: string) =>
  (error: unknown): never => {
    const cause = error instanceof Error ? error.cause : null
    if (cause instanceof Error && 'code' in cause && cause.code === '23503')
      failFields({ [field]: [errorMessage('validation.selected_value')] })
    throw error
  }
