import { and, eq, not } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { materials, type MaterialRow } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

export async function namedMaterial(db: Transaction, uuid: string): Promise<MaterialRow> {
  const [row] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.uuid, uuid), not(materials.is_shared)))
  return row ?? fail('general.not_found')
}
