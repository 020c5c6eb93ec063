import type { MaterialUse } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../../db/client.ts'
import type { MaterialRow } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Follow, FoundUse, MaterialUsers } from './material-user.ts'

type UsesInput = { materialUsers: MaterialUsers; rows: readonly MaterialRow[]; since?: Date }
const kindsOf = (materialUsers: MaterialUsers) => Object.keys(materialUsers) as (keyof MaterialUsers)[]

/** Every place that shows any of these files of the library; deleted courses count only when they were deleted after `since`. */
export async function usesOf(
  db: Transaction,
  { materialUsers, rows, since }: UsesInput,
): Promise<(FoundUse & { kind: MaterialUse['kind'] })[]> {
  const found: (FoundUse & { kind: MaterialUse['kind'] })[] = []
  for (const kind of kindsOf(materialUsers))
    for (const use of await materialUsers[kind].find(db, rows, since ?? null)) found.push({ kind, ...use })
  return found
}

/** Has everything that shows a file show its new bytes, in the running transaction. */
export async function followMaterial(
  scope: Scope,
  { materialUsers, ...change }: Follow & { materialUsers: MaterialUsers },
): Promise<void> {
  for (const kind of kindsOf(materialUsers)) await materialUsers[kind].follow(scope, change)
}
