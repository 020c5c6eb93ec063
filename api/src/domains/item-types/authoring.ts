import * as v from 'valibot'
import {
  authoredByType,
  type AuthoredContent,
  type AuthoredFields,
} from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'

/** The row behind an item being written: `id` is null for a new one; `is_shared` if a published version shows it, so it must stay unchanged. */
type Row = { id: number | null; is_shared: boolean }
/** How the api reads and writes an author's content for an item, whatever its type. */
export type Authoring = {
  /** Returns what the author wrote; `general.not_found` if the row is gone. */
  read: (db: Transaction, id: number) => Promise<AuthoredContent>
  /** Writes the content and returns the row's id, a different one if the row was new or shared. Cleans HTML here. */
  write: (db: Transaction, row: Row & { content: AuthoredContent }) => Promise<number>
}
type Own<T extends ItemType> = {
  read: (db: Transaction, id: number) => Promise<AuthoredContent<T>>
  write: (db: Transaction, row: Row & { fields: AuthoredFields<T> }) => Promise<number>
}

/** Builds the authoring of one type; rejects content of another type before it is written. */
export const authoringOf = <T extends ItemType>(type: T, { read, write }: Own<T>): Authoring => ({
  read,
  write: (db, { content, ...row }) => write(db, { ...row, fields: v.parse(authoredByType[type], content).fields }),
})
