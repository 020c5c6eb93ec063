import type { SQL } from 'drizzle-orm'
import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { Transaction } from '../../../db/client.ts'

/** The changed row: an entry of a family or of a reference list. */
export type Changed = { readonly of: EntryFamily | ResourceName; readonly id: number }

/** What publishing needs for a family of entries with their own pages: which are public, their tags, and which changes touch them. */
export type EntryPages = {
  /** Entries visible to visitors, as rows of id, slug and updated_at (null if the table has no such column). */
  readonly shown: SQL
  /** those of them that lists may name and search engines may index, with the same columns; defaults to all */
  readonly found?: SQL
  /** the pages that list the family: touched when an entry appears, disappears or is renamed */
  readonly listed_on: readonly Tag[]
  /** the pages that show an entry's totals (courses, hours, credits): touched when its contents change */
  readonly totals_shown_on: readonly Tag[]
  /** the archive page that contains the entry: touched with it */
  readonly archived_on?: (id: number) => Tag
  /** Ids of other entries whose pages show what changed. Runs in the portal's scope. */
  readonly touched_by: (db: Transaction, changed: Changed) => Promise<readonly number[]>
}
