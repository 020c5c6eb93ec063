import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { readOutline } from './outline.ts'

/** Returns an unlocked item of an enrollment's course; rejects a locked one with the title of what locks it. */
export async function openItem(
  db: Transaction,
  { enrollment_id, item_id }: { enrollment_id: number; item_id: number },
) {
  const item =
    (await readOutline(db, enrollment_id)).items.find(({ id }) => id === item_id) ?? fail('general.not_found')
  if (item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  return item
}
