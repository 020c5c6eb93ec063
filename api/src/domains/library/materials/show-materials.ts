import { inArray } from 'drizzle-orm'
import type { Material } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../../db/client.ts'
import type { MaterialRow } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import type { MaterialUsers } from './material-user.ts'
import { usesOf } from './uses-of.ts'

type MaterialFields = Omit<Material, 'created_at' | 'replaced_at'> & { created_at: Date; replaced_at: Date | null }

/** Builds library entries as staff see them, with uploader and number of uses, in a fixed number of queries. */
export async function showMaterials(
  db: Transaction,
  rows: readonly MaterialRow[],
  materialUsers: MaterialUsers,
): Promise<MaterialFields[]> {
  if (rows.length === 0) return []
  const uses = await usesOf(db, { materialUsers, rows })
  const uploaders = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.flatMap(({ uploaded_by }) => uploaded_by ?? []),
      ),
    )
  const names = new Map(uploaders.map((user) => [user.id, `${user.first_name} ${user.last_name}`]))
  return rows.map((row) => {
    const own = uses.filter(({ material_id }) => material_id === row.id)
    return {
      ...row,
      uploaded_by: names.get(row.uploaded_by ?? 0) ?? null,
      uses: own.length,
      courses: new Set(own.flatMap(({ course }) => course?.id ?? [])).size,
    }
  })
}
