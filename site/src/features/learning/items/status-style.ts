import { itemProgressLabels, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

const tones: Readonly<Record<ItemProgress, Tone | undefined>> = {
  1: 'progress',
  2: 'success',
  3: 'failed',
  4: undefined,
  5: 'success',
}

/** Color and label of a status; never the color alone. */
export const statusStyle = (status: ItemProgress): { tone: Tone | undefined; label: string } => ({
  tone: tones[status],
  label: itemProgressLabels[status],
})
