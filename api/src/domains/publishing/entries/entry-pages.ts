import type { SQL } from 'drizzle-orm'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../../../db/client.ts'

/** What changed: an entry of a family, or of a reference list. */
export type Changed = { readonly of: EntryFamily | ResourceName; readonly id: number }

/** What publishing knows of a family of entries that have pages of their own: which are public, their tags, and what touches them. */
export type EntryPages = {
  /** Those that visitors may open, as rows of id, slug and updated_at (null where no such day is kept). */
  readonly shown: SQL
  /** those of them that search engines may keep, in the same columns; all where it is left out */
  readonly found?: SQL
  /** the pages that list the family: touched when an entry appears, disappears or is renamed */
  readonly listed_on: readonly Tag[]
  /** the pages that show an entry's totals (courses, hours, credits): touched when what it holds changes */
  readonly totals_shown_on: readonly Tag[]
  /** the page of an archive that has the entry: touched with it */
  readonly archived_on?: (id: number) => Tag
  /** Ids of those that show what changed, besides themselves. Runs in the portal's scope. */
  readonly touched_by: (db: Transaction, changed: Changed) => Promise<readonly number[]>
}
