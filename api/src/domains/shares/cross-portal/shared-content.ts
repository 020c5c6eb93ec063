import { and, eq, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { choices, questions } from '../../item-types/tables.ts'
import { contentOfVersions } from '../../courses/door.ts'
import { freezeSharedQuestions, type OfVersions } from '../../item-types/door.ts'

/** Rows of a table as JSON for `json_populate_recordset`; numbers beyond 53 bits keep their value. */
export type SharedRows = { table: PgTable; rows: string }

/** What versions of a shared course consist of, read as `platform` in its owner's portal. Their questions of pools stay as they are from now on. */
export function sharedContent(db: Database, of: OfVersions): Promise<SharedRows[]> {
  return db.transaction(async (tx) => {
    await freezeSharedQuestions(tx, of)
    const found: SharedRows[] = []
    for (const { table, rows } of contentOfVersions(of)) {
      const [row] = await tx.execute<{ rows: string }>(
        sql`select coalesce(json_agg(t), '[]')::text as rows from ${table} t where ${rows}`,
      )
      if (row && row.rows !== '[]') found.push({ table, rows: row.rows })
    }
    return found
  })
}

/** The choices of a question that are correct at its owner's, across all its rows. */
export async function keyOfQuestion(
  db: Database,
  { portal_id, question_id }: { portal_id: number; question_id: number },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: choices.id })
    .from(choices)
    .innerJoin(questions, and(eq(questions.portal_id, choices.portal_id), eq(questions.id, choices.question_id)))
    .where(
      and(
        eq(choices.portal_id, portal_id),
        choices.is_correct,
        or(eq(questions.id, question_id), eq(questions.origin_id, question_id)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
