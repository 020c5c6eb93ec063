import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { materials } from '../../library/tables.ts'

/** Returns the URL of the picture a video shows before it plays; empty for none. */
export async function posterOf(db: Transaction, material_id: number | null): Promise<string> {
  if (material_id === null) return ''
  const [row] = await db.select({ picture: materials.picture }).from(materials).where(eq(materials.id, material_id))
  return row?.picture ?? ''
}
