import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import { addRedirect } from '../publishing/door.ts'
import type { List } from './list-table.ts'

/** Adds a 301 redirect for each public page of an entry whose slug changed. */
export async function redirectOldPages(
  db: Transaction,
  { resource: { families = [], address_field = 'slug' } }: List,
  { before, after }: { before: ListRow; after: ListRow },
): Promise<void> {
  const [from, to] = [String(before[address_field]), String(after[address_field])]
  if (from === to) return
  for (const family of families) await addRedirect(db, { from: linkToEntry(family, from), to: linkToEntry(family, to) })
}
