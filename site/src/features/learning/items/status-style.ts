import { itemProgressLabels, type ItemProgress } from '@portico/shared/states/item-progress.ts'
import { itemTypeLabels, itemTypeOf } from '@portico/shared/states/item-type.ts'
import type { IconName } from '@portico/shared/ui/icon-paths.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { itemKinds } from '../../course/item-kinds.ts'

const tones: Readonly<Record<ItemProgress, Tone | undefined>> = {
  1: 'progress',
  2: 'success',
  3: 'failed',
  4: undefined,
  5: 'success',
}

/** A status as color and word; never the color alone. */
export const statusStyle = (status: ItemProgress): { tone: Tone | undefined; word: string } => ({
  tone: tones[status],
  word: itemProgressLabels[status],
})

/** What kind of item it is, as people read it: a survey is a Knowledge Check (LRN-009). */
export function kindStyle(itemable_type: string): { icon: IconName; word: string } {
  const type = itemTypeOf(itemable_type)
  return { icon: itemKinds[itemable_type]?.icon ?? 'file', word: type === null ? itemable_type : itemTypeLabels[type] }
}
