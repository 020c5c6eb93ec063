import type { LessonFileKind } from '../media/content/lesson-files.ts'
import type { SQL } from 'drizzle-orm'
import type { ItemBase } from '@portico/shared/item-types/item-base.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ShownItem } from '@portico/shared/item-types/learner-item.ts'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'
import type { Authoring } from './authoring.ts'
import type { LibraryUse } from './library-use.ts'
import type { PartsOfVersions } from './rows-of-items.ts'

/** An item to show: its base, the row that its type keeps (`itemable_id`), whose enrollment asks (0, which no row has, in a preview), and where its files are found. */
export type AskedItem = {
  base: ItemBase
  itemable_id: number
  enrollment_id: number
  filePath: (of?: FileOfItem) => string
}
/** Which file of an item: one of several, its captions in a language, or its document for the page itself; its one file without any. */
export type FileOfItem = { file?: string; captions?: string; reader?: true }

/** What the api does for one type of module item. */
export type ItemTypeOnServer<T extends ItemType = ItemType> = {
  /** The item as its learner sees it; a locked one (`base.locked_by`) without its content. */
  show: (db: Transaction, item: AskedItem) => Promise<ShownItem<T>>
  /** Key and name of the lesson file that `get_item_file` leads to, null for an item that has none; null for a type without files. `file` is the uuid of one in several. */
  file:
    | ((
        db: Transaction,
        item: { itemable_id: number; title: string; file?: string | undefined },
      ) => Promise<LessonFile | null>)
    | null
  /** The captions of its file in one language, null where there are none; left out for a type without captions. */
  captions?: (db: Transaction, item: { itemable_id: number; language: string }) => Promise<MaterialRow | null>
  /** What locks it beyond the order of the course: a scalar subquery over the outline's row `i` that gives a `PackagePlace` as jsonb. Null for a type that nothing else locks. */
  place: SQL | null
  /** Whether learners could not finish it: a condition over a version's row `i`, whose `itemable_id` names the row of the type. */
  isUnready: SQL
  /** All rows that its items consist of in versions of a course, which a shared course takes along; what is referred to before what refers to it. */
  rows: PartsOfVersions
  library: LibraryUse
  authoring: Authoring
}
export type LessonFile = { kind: LessonFileKind; key: string; name: string }
