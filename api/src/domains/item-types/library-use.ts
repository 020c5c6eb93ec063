import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'

/** What items of one type show from the media library. */
export type LibraryUse = {
  /** columns that refer to a file, each with the column that refers to the type's row */
  readonly files: readonly { file: PgColumn; itemable: PgColumn }[]
  /** formatted text by authors, in which pictures appear by their URL and files by their uuid */
  readonly text: PgColumn | null
  /** updates what rows store about a file besides its id when its bytes are replaced; null if they read the library each time */
  readonly follow: ((db: Transaction, after: MaterialRow) => Promise<void>) | null
}

export const noLibraryUse: LibraryUse = { files: [], text: null, follow: null }
