import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import type { useFolds } from './use-folds.ts'

/** Shows or hides the items of a module. */
export const FoldButton = ({
  id,
  title,
  isFolded,
  onFold,
}: {
  id: number
  title: string
  isFolded: boolean
  onFold: (id: number, isFolded: boolean) => void
}) => (
  <IconButton
    icon={isFolded ? 'chevron-right' : 'chevron-down'}
    label={`Items of ${title}`}
    size="small"
    aria-expanded={!isFolded}
    onClick={() => onFold(id, !isFolded)}
  />
)

/** Folds or unfolds all modules of a longer outline. */
export function FoldAll({ count, folds }: { count: number; folds: ReturnType<typeof useFolds> }) {
  if (count < 2) return null
  const isFolded = folds.folded.size > 0
  return (
    <Button kind="quiet" size="small" onClick={isFolded ? folds.unfoldAll : folds.foldAll}>
      {isFolded ? 'Unfold all' : 'Fold all'}
    </Button>
  )
}
