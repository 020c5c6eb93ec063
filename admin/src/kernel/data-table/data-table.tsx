import { Icon } from '@portico/shared/ui/icon.tsx'
import {
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

type Row = { id: number }
export type Column<R> = {
  name: string
  header: string
  cell: (row: R) => ReactNode
  sortable?: boolean
  number?: boolean
}
const features = tableFeatures({ rowSelectionFeature })

/**
 * A table of rows with ids. Order lives outside (in the address); `selected` turns on a tick box a row, for actions on many.
 * `sort` is a column's name, with a minus when descending.
 */
export function DataTable<R extends Row>({
  label,
  columns,
  rows,
  titleOf,
  sort,
  onSort,
  selected,
  onSelect,
  actions,
}: {
  label: string
  columns: readonly Column<R>[]
  rows: R[]
  titleOf: (row: R) => string
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  selected?: RowSelectionState | undefined
  onSelect?: ((selected: RowSelectionState) => void) | undefined
  actions?: ((row: R) => ReactNode) | undefined
}) {
  const defs: ColumnDef<typeof features, R>[] = columns.map(({ name, header, cell }) => ({
    id: name,
    header,
    cell: ({ row }) => cell(row.original),
  }))
  const table = useTable<typeof features, R>({
    features,
    data: rows,
    columns: defs,
    getRowId: (row) => String(row.id),
    enableRowSelection: onSelect !== undefined,
    state: { rowSelection: selected ?? {} },
    onRowSelectionChange: (change) => onSelect?.(typeof change === 'function' ? change(selected ?? {}) : change),
  })
  const columnOf = (name: string) => columns.find((column) => column.name === name)
  return (
    <div className="table-box" role="region" aria-label={label}>
      <table className="staff-table data-table">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {onSelect ? (
                <th scope="col" className="pick">
                  <input
                    type="checkbox"
                    aria-label="Select all on this page"
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    onChange={() => table.toggleAllRowsSelected()}
                  />
                </th>
              ) : null}
              {group.headers.map((header) => {
                const column = columnOf(header.id)
                return (
                  <HeadCell
                    key={header.id}
                    name={header.id}
                    sort={column?.sortable && onSort ? sort : undefined}
                    onSort={onSort}
                    number={column?.number}
                  >
                    <table.FlexRender header={header} />
                  </HeadCell>
                )
              })}
              {actions ? (
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              ) : null}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {onSelect ? (
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={`Select ${titleOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              ) : null}
              {row.getAllCells().map((cell, place) => (
                <BodyCell key={cell.id} column={columnOf(cell.column.id)} isLead={place === 0}>
                  <table.FlexRender cell={cell} />
                </BodyCell>
              ))}
              {actions ? <td className="number row-actions">{actions(row.original)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell({
  name,
  sort,
  onSort,
  number,
  children,
}: {
  name: string
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
  number: boolean | undefined
  children: ReactNode
}) {
  if (sort === undefined || !onSort)
    return (
      <th scope="col" className={number ? 'number' : undefined}>
        {children}
      </th>
    )
  const rises = sort === name
  const falls = sort === `-${name}`
  return (
    <th
      scope="col"
      className={number ? 'number' : undefined}
      aria-sort={rises ? 'ascending' : falls ? 'descending' : undefined}
    >
      <button type="button" className="sort-button" onClick={() => onSort(rises ? `-${name}` : name)}>
        {children}
        {rises ? <Icon name="chevron-up" size="small" /> : falls ? <Icon name="chevron-down" size="small" /> : null}
      </button>
    </th>
  )
}

// On a narrow window each row is a card: its first cell leads, the others say what they are.
function BodyCell({
  column,
  isLead,
  children,
}: {
  column: { header: string; number?: boolean } | undefined
  isLead: boolean
  children: ReactNode
}) {
  return (
    <td
      className={isLead ? 'cell-lead' : column?.number ? 'number' : undefined}
      data-label={isLead ? undefined : column?.header}
    >
      {children}
    </td>
  )
}
