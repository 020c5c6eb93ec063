import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { openVersions } from './edited-draft.ts'
import { itemOfVersion } from './item-of-draft.ts'

type Previewed = { id: number; module_id: number; title: string; itemable_id: number; itemable_type: ItemType }

/** Returns an item as new learners will get it: from the draft, or from the published version if there is no draft. */
export async function previewedItem(
  db: Transaction,
  { id, course_id }: { id: number; course_id: number },
): Promise<Previewed> {
  const [version] = await openVersions(db, course_id)
  if (!version) return fail('general.not_found')
  const { module_id, title, itemable_id, itemable_type } = await itemOfVersion(db, { version, item_id: id })
  return { id, module_id, title, itemable_id, itemable_type }
}
