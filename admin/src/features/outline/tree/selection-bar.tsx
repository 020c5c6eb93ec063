import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'

/** Actions for all selected items. */
export const SelectionBar = ({
  count,
  onMove,
  onDelete,
  onClear,
}: {
  count: number
  onMove: () => void
  onDelete: () => void
  onClear: () => void
}) => (
  <div className="outline-selection" role="group" aria-label="Selected items">
    <span>{countOf(count, 'item')} selected</span>
    <Button kind="secondary" size="small" onClick={onMove}>
      Move to module
    </Button>
    <Button kind="secondary" size="small" icon="trash" onClick={onDelete}>
      Delete
    </Button>
    <Button kind="quiet" size="small" onClick={onClear}>
      Clear
    </Button>
  </div>
)
