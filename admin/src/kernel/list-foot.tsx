import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { totalLabel } from '@portico/shared/rules/lists/total.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useId } from 'react'
import { pageSizes, type TableView } from './data-table/table-view.ts'

type Props = { meta: CursorMeta; view: TableView; onCursor: (cursor: string | undefined) => void }

/** Footer of a list: number of matching entries, rows per page, and links to other pages. */
export function ListFoot({ meta: { prev_cursor, next_cursor, total }, view, onCursor }: Props) {
  const isPaged = Boolean(prev_cursor ?? next_cursor)
  return (
    <div className="list-foot">
      <p className="list-total" role="status">
        {total ? totalLabel(total) : null}
      </p>
      {isPaged || (total && total.count > pageSizes[0]) ? <RowsPerPage view={view} onCursor={onCursor} /> : null}
      {isPaged ? (
        <nav className="list-pager" aria-label="Pagination">
          <Button
            kind="secondary"
            size="small"
            icon="chevron-left"
            disabled={!prev_cursor}
            onClick={() => onCursor(prev_cursor ?? undefined)}
          >
            Previous
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={!next_cursor}
            onClick={() => onCursor(next_cursor ?? undefined)}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  )
}

function RowsPerPage({ view, onCursor }: Pick<Props, 'view' | 'onCursor'>) {
  const id = useId()
  return (
    <div className="rows-per-page">
      <label htmlFor={id}>Rows per page</label>
      <Select
        id={id}
        value={view.per_page}
        options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
        onChange={(event) => {
          view.change({ per_page: pageSizes.find((size) => String(size) === event.target.value) ?? pageSizes[0] })
          onCursor(undefined)
        }}
      />
    </div>
  )
}
