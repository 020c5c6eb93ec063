import type { MaterialUse } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../../db/tables/media.ts'
import type { Scope } from '../../kernel/context.ts'

export type FoundUse = MaterialUse & { material_id: number }
export type Follow = { before: MaterialRow; after: MaterialRow; by: number | null }

/** Something that shows files of the library. A type of item that comes to show some is one more of these. */
export type MaterialUser = {
  /** where it shows any of these files */
  find: (db: Transaction, rows: readonly MaterialRow[]) => Promise<FoundUse[]>
  /** shows the new bytes of a file wherever it showed those before */
  follow: (scope: Scope, change: Follow) => Promise<void>
}
