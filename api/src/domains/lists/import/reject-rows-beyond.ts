import { sql } from 'drizzle-orm'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../db/client.ts'

type Beyond = { import_id: number; left: number; code: ErrorCode; params?: Readonly<Record<string, string | number>> }

/** Rejects the rows of a checked file for which nothing is left, in file order, so that a dry run predicts the outcome. */
export async function rejectRowsBeyond(db: Transaction, { import_id, left, code, params = {} }: Beyond): Promise<void> {
  await db.execute(sql`
    update list_import_rows r set verdict = 'refused', problems = array[${errorMessage(code, params)}::text]
    where r.import_id = ${import_id}::bigint and r.line in (
      select line from list_import_rows where import_id = ${import_id}::bigint and verdict = 'create'
      order by line offset ${left})`)
}
