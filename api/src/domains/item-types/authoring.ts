import * as v from 'valibot'
import {
  authoredByType,
  type AuthoredContent,
  type AuthoredFields,
} from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'

/** The row behind an item to be written: a new one (`null`), the draft's own, or one that a published version shows and that stays as it is. */
type Row = { id: number | null; is_shared: boolean }
/** What the api does with what an author writes of an item, whatever its type. */
export type Authoring = {
  /** What its author wrote; `general.not_found` when the row is gone. */
  read: (db: Transaction, id: number) => Promise<AuthoredContent>
  /** Writes it and returns the row's id: another one where the row was new or shared. HTML is cleaned here. */
  write: (db: Transaction, row: Row & { content: AuthoredContent }) => Promise<number>
}
type Own<T extends ItemType> = {
  read: (db: Transaction, id: number) => Promise<AuthoredContent<T>>
  write: (db: Transaction, row: Row & { fields: AuthoredFields<T> }) => Promise<number>
}

/** The authoring of one type: content of another type is refused before it is written. */
export const authoringOf = <T extends ItemType>(type: T, { read, write }: Own<T>): Authoring => ({
  read,
  write: (db, { content, ...row }) => write(db, { ...row, fields: v.parse(authoredByType[type], content).fields }),
})
