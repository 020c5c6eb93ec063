import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import type { LessonFile } from './item-type-on-server.ts'
import { itemTypes } from './item-types.ts'
import { linkedFile } from './linked-files.ts'

type Wanted = { itemable_type: ItemType; itemable_id: number; title: string; file?: string | undefined }

/** Returns the lesson file of an item: one that its text links to, or its own. Null if it has none. */
export async function lessonFileOf(db: Transaction, { itemable_type, ...item }: Wanted): Promise<LessonFile | null> {
  const { file, library } = itemTypes[itemable_type]
  const { itemable_id, file: uuid } = item
  const linked = uuid && library.text ? await linkedFile(db, { text: library.text, itemable_id, uuid }) : null
  return linked ?? (await file?.(db, item)) ?? null
}
