import { itemProgress, itemProgressLabels, type ItemProgress } from '../states/learning/item-progress.ts'
import { StatusMark } from './status-mark.tsx'
import type { Tone } from './tone.ts'

const tones: Readonly<Record<ItemProgress, Tone | undefined>> = {
  1: 'progress',
  2: 'success',
  3: 'failed',
  4: undefined,
  5: 'success',
}

type Props = { status: ItemProgress; /** in percent, beside passed and failed */ score?: number | null }

/** An item's progress as a status mark, with the same label everywhere. */
export const ProgressMark = ({ status, score = null }: Props) => (
  <StatusMark tone={tones[status]}>
    {score !== null && (status === itemProgress.success || status === itemProgress.failed)
      ? `${itemProgressLabels[status]} · ${score}%`
      : itemProgressLabels[status]}
  </StatusMark>
)
