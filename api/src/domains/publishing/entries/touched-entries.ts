import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { entryTag, type Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import { entries, entryFamilies } from './entries.ts'
import type { Changed } from './entry-pages.ts'

type Touched = ReadonlyMap<EntryFamily, readonly number[]>

/** Returns the entries whose pages show what changed, by family. */
export async function touchedEntries(db: Transaction, changed: Changed): Promise<Touched> {
  const found = new Map<EntryFamily, readonly number[]>()
  for (const family of entryFamilies) found.set(family, await entries[family].touched_by(db, changed))
  return found
}

/** Tags of the touched entries' pages and of the pages that show their totals. */
export const tagsOfTouched = (touched: Touched): Tag[] =>
  [...touched].flatMap(([family, ids]) =>
    ids.length > 0 ? [...ids.map((id) => entryTag(family, id)), ...entries[family].totals_shown_on] : [],
  )
