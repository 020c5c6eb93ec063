import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'
import { fileColumns } from './file-columns.ts'

/** Clears a file from rows of orphaned items, which are in no course anymore. */
export async function takeOutOfLooseItems(db: Transaction, { id }: Pick<MaterialRow, 'id'>): Promise<void> {
  for (const { file } of fileColumns)
    if (file.notNull) await db.delete(file.table).where(eq(file, id))
    else await db.execute(sql`update ${file.table} set ${sql.identifier(file.name)} = null where ${file} = ${id}`)
}
