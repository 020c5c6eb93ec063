import { Icon } from '@portico/shared/ui/icon.tsx'
import type { ReactNode } from 'react'
import { cellClass, type Column } from './column.ts'

export type Sorting = {
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** name of the order without a sort, where the list has one */
  readonly unsorted?: string
}

/** Column headers; sortable ones are buttons. `pick` is the checkbox that selects all rows, `end` the content above the actions. */
export function HeadRow<R>({
  columns,
  sorting,
  pick,
  end,
}: {
  columns: readonly Column<R>[]
  sorting: Sorting | null
  pick: ReactNode
  end: ReactNode
}) {
  return (
    <tr>
      {pick ? (
        <th scope="col" className="pick">
          {pick}
        </th>
      ) : null}
      {columns.map((column) => (
        <HeadCell key={column.name} column={column} sorting={column.sortable ? sorting : null} />
      ))}
      {end ? (
        <th scope="col" className="number row-actions">
          <span className="visually-hidden">Actions</span>
          {end}
        </th>
      ) : null}
    </tr>
  )
}

function HeadCell<R>({ column, sorting }: { column: Column<R>; sorting: Sorting | null }) {
  const { name, header } = column
  if (!sorting)
    return (
      <th scope="col" className={cellClass(column)}>
        {column.centered ? <span className="grid-head">{header}</span> : header}
      </th>
    )
  const rises = sorting.sort === name
  const falls = sorting.sort === `-${name}`
  return (
    <th scope="col" className={cellClass(column)} aria-sort={rises ? 'ascending' : falls ? 'descending' : undefined}>
      <button type="button" className="sort-button" onClick={() => sorting.onSort(rises ? `-${name}` : name)}>
        {header}
        {rises ? <Icon name="chevron-up" size="small" /> : falls ? <Icon name="chevron-down" size="small" /> : null}
      </button>
    </th>
  )
}
