import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { FoldAll } from './fold-button.tsx'
import { OrderSwitch } from './order-switch.tsx'
import type { useFolds } from './use-folds.ts'

/** What concerns the outline as a whole: the order of its items, and folding. */
export function TreeTop({ outline, folds }: { outline: CourseOutline; folds: ReturnType<typeof useFolds> }) {
  const count = outline.modules.length
  if (count === 0) return null
  return (
    <div className="outline-top">
      <OrderSwitch isSequential={outline.is_sequential} />
      <FoldAll count={count} folds={folds} />
    </div>
  )
}
