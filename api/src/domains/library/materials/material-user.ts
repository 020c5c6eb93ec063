import type { MaterialUse } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../../db/client.ts'
import type { MaterialRow } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'

/** One use of a library file; the registry adds the kind of its user. */
export type FoundUse = Omit<MaterialUse, 'kind'> & { material_id: number }
export type Follow = { before: MaterialRow; after: MaterialRow; by: number | null }

/**
 * Something that shows files of the library: a file in the `material-uses` of the domain whose rows name them, and its line in
 * `registries/material-users.ts`. What items show is declared by their type (`domains/item-types`).
 */
export type MaterialUser = {
  /** finds where it shows any of these files, including in courses deleted after `since` */
  find: (db: Transaction, rows: readonly MaterialRow[], since: Date | null) => Promise<FoundUse[]>
  /** shows a file's new bytes wherever it showed the old ones */
  follow: (scope: Scope, change: Follow) => Promise<void>
}

/** Everything that shows files of the library. Callers pass the registry, because a domain does not import it. */
export type MaterialUsers = { readonly [K in MaterialUse['kind']]: MaterialUser }
