import type { Total } from '@portico/shared/calls/endpoint.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

type Props = {
  /** number of selected rows on this page, and of all its rows */
  selected: number
  shown: number
  total: Total | undefined
  /** all matching entries are selected, not just the page */
  isAll: boolean
  onPage: () => void
  onAll: () => void
  onClear: () => void
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

/** Shows the selection and its actions, and offers to extend it beyond the page. */
export function BulkBar({ selected, shown, total, isAll, onPage, onAll, onClear, onEdit, onDelete }: Props) {
  const hasMore = total !== undefined && total.count > shown
  const all = total ? `${formatCount(total.count)}${total.is_exact ? '' : '+'}` : ''
  return (
    <div className="bulk-bar">
      <strong role="status">{isAll ? `All ${all} that match are selected` : `${selected} selected`}</strong>
      {selected < shown ? (
        <Button kind="quiet" size="small" onClick={onPage}>
          Select all {shown} on this page
        </Button>
      ) : null}
      {!isAll && hasMore && selected === shown ? (
        <Button kind="quiet" size="small" onClick={onAll}>
          Select all {all} that match
        </Button>
      ) : null}
      {onEdit ? (
        <Button kind="secondary" size="small" icon="edit" onClick={onEdit}>
          Edit
        </Button>
      ) : null}
      {onDelete ? (
        <Button kind="danger" size="small" icon="trash" onClick={onDelete}>
          Delete
        </Button>
      ) : null}
      <Button kind="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
