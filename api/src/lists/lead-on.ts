import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../db/client.ts'
import { addRedirect } from '../publishing/add-redirect.ts'
import type { List } from './list-table.ts'

/** An entry with a public page whose slug changed leaves a 301 behind. */
export async function leadOn(
  db: Transaction,
  { resource: { family } }: List,
  { before, after }: { before: ListRow; after: ListRow },
): Promise<void> {
  if (!family || before.slug === after.slug) return
  const pathOf = ({ slug }: ListRow): string => linkToEntry(family, String(slug))
  await addRedirect(db, { from: pathOf(before), to: pathOf(after) })
}
