import type { LessonFileKind } from '../media/door.ts'
import type { SQL } from 'drizzle-orm'
import type { ItemBase } from '@portico/shared/item-types/item-base.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { LearnerItemResponse } from '@portico/shared/item-types/learner-item.ts'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'
import type { Authoring } from './authoring.ts'
import type { LibraryUse } from './library-use.ts'
import type { PartsOfVersions } from './rows-of-items.ts'

/**
 * An item to show: its base, the row of its type (`itemable_id`), the enrollment (0 in a preview, which matches no row), and the path to its files.
 */
export type RequestedItem = {
  base: ItemBase
  itemable_id: number
  enrollment_id: number
  filePath: (of?: FileOfItem) => string
}
/** Which file of an item: one of several, its captions in a language, or the document for the page itself. Empty means its only file. */
export type FileOfItem = { file?: string; captions?: string; reader?: true; is_download?: boolean }

/** What the api implements for one type of module item. */
export type ItemTypeOnServer<T extends ItemType = ItemType> = {
  /** Returns the item as its learner sees it; a locked one (`base.locked_by`) without its content. */
  show: (db: Transaction, item: RequestedItem) => Promise<LearnerItemResponse<T>>
  /**
   * Returns key and name of the lesson file for `get_item_file`, or null if the item has none; the property is null for types without files. `file`
   * is the uuid of one among several.
   */
  file:
    | ((
        db: Transaction,
        item: { itemable_id: number; title: string; file?: string | undefined },
      ) => Promise<LessonFile | null>)
    | null
  /** Returns the captions of its file in one language, or null; omitted for types without captions. */
  captions?: (db: Transaction, item: { itemable_id: number; language: string }) => Promise<MaterialRow | null>
  /**
   * Its position in a SCORM package, whose prerequisites lock it beyond the course order: a scalar subquery over the outline's row `i` that returns a
   * `PackagePosition` as jsonb. Null for types that are in no package.
   */
  packagePosition: SQL | null
  /**
   * What keeps a learner from going on with it, an `ItemWait`: a scalar subquery over an enrollment `n` and a version's row `i`. Null for types that
   * never keep anybody waiting.
   */
  waitsFor: SQL | null
  /** Whether learners could not finish it: a condition on a version's row `i`, whose `itemable_id` refers to the type's row. */
  isUnready: SQL
  /** The text, formatted or plain, by which learners find it: a scalar subquery over a version's row `i`. Null: found by its title only. */
  searched: SQL | null
  /** All rows that its items consist of in versions of a course, which a shared course takes along; what is referred to before what refers to it. */
  rows: PartsOfVersions
  library: LibraryUse
  authoring: Authoring
  /** Copies the row for a copied item and returns the new row's id; types without it share the row until one of both items is edited. */
  copy?: (db: Transaction, id: number) => Promise<number>
}
export type LessonFile = { kind: LessonFileKind; key: string; name: string }
