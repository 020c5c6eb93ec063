import { sql } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../db/client.ts'
import { creditBalance, portalPool } from '../credit-account.ts'

/** The rows for which the portal has no credit left, in the order of the file, so that a dry run says what will happen. */
export async function refuseBeyondCredits(db: Transaction, import_id: number): Promise<void> {
  const left = await creditBalance(db, portalPool)
  await db.execute(sql`
    update list_import_rows r set verdict = 'refused', problems = array[${errorMessage('credits.not_enough_in_portal')}::text]
    where r.import_id = ${import_id}::bigint and r.line in (
      select line from list_import_rows where import_id = ${import_id}::bigint and verdict = 'create'
      order by line offset ${left})`)
}
