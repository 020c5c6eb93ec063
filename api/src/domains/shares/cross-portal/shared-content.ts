import { and, eq, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { choices, questions } from '../../item-types/tables.ts'
import { contentOfVersions, type OfVersions } from '../../../db/content-of-versions.ts'

/** Rows of a table as JSON, as `json_populate_recordset` takes them: numbers past 53 bits stay what they are. */
export type SharedRows = { table: PgTable; rows: string }

/**
 * What versions of a shared course consist of, read as `platform` in its owner's portal. Questions of pools count as drawn from now on:
 * an edit puts another row in their place, so that no question changes under somebody who was asked it elsewhere.
 */
export function sharedContent(db: Database, of: OfVersions): Promise<SharedRows[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update questions q set drawn_at = now() from exam_pools p, version_items i join module_items m on m.portal_id = i.portal_id and m.id = i.module_item_id
      where q.portal_id = ${of.portal_id} and q.question_pool_id = p.question_pool_id and q.drawn_at is null and q.removed_at is null
        and p.portal_id = q.portal_id and p.exam_id = i.itemable_id and m.itemable_type in ('Exam', 'Survey')
        and i.portal_id = q.portal_id and i.course_version_id = any(${`{${of.version_ids.join(',')}}`}::bigint[])`)
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

/** The choices of a question, in all its rows, that are right at its owner's. */
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
