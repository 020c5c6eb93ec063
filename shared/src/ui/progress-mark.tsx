import { itemProgressLabels, type ItemProgress } from '../states/learning/item-progress.ts'
import { StatusMark } from './status-mark.tsx'
import type { Tone } from './tone.ts'

const tones: Readonly<Record<ItemProgress, Tone | undefined>> = {
  1: 'progress',
  2: 'success',
  3: 'failed',
  4: undefined,
  5: 'success',
}

/** An item's progress as a status mark, with the same label everywhere. */
export const ProgressMark = ({ status }: { status: ItemProgress }) => (
  <StatusMark tone={tones[status]}>{itemProgressLabels[status]}</StatusMark>
)
