import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'

/** What the items of one type show of the media library. */
export type LibraryUse = {
  /** columns that name a file, each with the one of its table that names the row of the type */
  readonly files: readonly { file: PgColumn; itemable: PgColumn }[]
  /** the formatted text that its authors write, in which pictures stand by their address */
  readonly text: PgColumn | null
  /** what its rows keep of a file beside its id, once the file has other bytes; null where they read the library each time */
  readonly follow: ((db: Transaction, after: MaterialRow) => Promise<void>) | null
}

export const noLibraryUse: LibraryUse = { files: [], text: null, follow: null }
