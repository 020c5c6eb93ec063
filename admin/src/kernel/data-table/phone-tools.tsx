import { Select } from '@portico/shared/ui/select.tsx'
import type { Column } from './column.ts'
import type { Sorting } from './head-row.tsx'
import type { TableView } from './table-view.ts'
import { ViewButton } from './view-dialog.tsx'

/** Controls for order, columns and density on phones, where a table has no head. */
export function PhoneTools<R>({
  columns,
  view,
  sorting,
}: {
  columns: readonly Column<R>[]
  view: TableView
  sorting: Sorting | null
}) {
  const sortable = sorting ? columns.filter((column) => column.sortable) : []
  return (
    <div className="phone-tools">
      {sorting && sortable.length > 0 ? (
        <Select
          aria-label="Order of the list"
          value={sorting.sort}
          options={[
            ...(sorting.unsorted === undefined ? [] : [{ value: '', label: sorting.unsorted }]),
            ...sortable.flatMap(({ name, header }) => [
              { value: name, label: `${header}, ascending` },
              { value: `-${name}`, label: `${header}, descending` },
            ]),
          ]}
          onChange={(event) => sorting.onSort(event.target.value)}
        />
      ) : null}
      <ViewButton columns={columns} view={view} />
    </div>
  )
}
