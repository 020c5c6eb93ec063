import './data-table.css'
import './grid-table.css'
import './narrow-table.css'
import './phone-table.css'
import { rowSelectionFeature, tableFeatures, useTable, type RowSelectionState } from '@tanstack/react-table'
import { Fragment, type ReactNode } from 'react'
import { BodyRow } from './body-row.tsx'
import type { Column, TableRow } from './column.ts'
import { HeadRow, type Sorting } from './head-row.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { TableBox } from './table-box.tsx'
import type { TableView } from './table-view.ts'
import { ViewButton } from './view-dialog.tsx'

const features = tableFeatures({ rowSelectionFeature })

/** A table without its rows: what a list declares once. */
export type DeclaredTable<R> = {
  label: string
  columns: readonly Column<R>[]
  titleOf: (row: R) => string
  /** the order is stored outside (in the URL): a column's name, with a minus if descending */
  sorting?: Sorting
  /** adds a checkbox to each row, for bulk actions */
  selection?: { readonly selected: RowSelectionState; readonly onSelect: (selected: RowSelectionState) => void }
  actions?: (row: R) => ReactNode
  /** the heading of a row's group; rows must be sorted by heading */
  groupOf?: (row: R) => string
}
type Props<R> = DeclaredTable<R> & { rows: R[] } & (
    | { /** the columns and the density that the person chose */ view: TableView; isGrid?: never }
    | { /** stays a grid on narrow windows and scrolls there, with all its columns */ isGrid: true; view?: never }
  )

/** Table of rows with ids; every list of the admin app uses it. */
export function DataTable<R extends TableRow>({ label, columns: all, rows, titleOf, ...more }: Props<R>) {
  const { sorting, selection, actions, groupOf, isGrid, view } = more
  const table = useRows(rows, selection)
  const columns = all.filter(({ name }, place) => place === 0 || !view?.hidden.includes(name))
  const width = columns.length + (selection ? 1 : 0) + (actions || view ? 1 : 0)
  return (
    <TableBox label={label} scrolls={isGrid ?? false}>
      {view ? <PhoneTools columns={all} view={view} sorting={sorting ?? null} /> : null}
      <table className={isGrid ? 'staff-table grid-table' : 'staff-table data-table'} data-density={view?.density}>
        <thead>
          <HeadRow
            columns={columns}
            sorting={sorting ?? null}
            pick={
              selection ? (
                <PickBox
                  label="Select all on this page"
                  checked={rows.length > 0 && table.getIsAllRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected()}
                />
              ) : null
            }
            end={view ? <ViewButton columns={all} view={view} /> : null}
          />
        </thead>
        <tbody>
          {table.getRowModel().rows.map((line, place, all) => {
            const row = line.original
            const above = all[place - 1]?.original
            const group = groupOf?.(row)
            return (
              <Fragment key={line.id}>
                {group !== undefined && (!above || groupOf?.(above) !== group) ? (
                  <GroupRow title={group} width={width} />
                ) : null}
                <BodyRow
                  row={row}
                  columns={columns}
                  isSelected={line.getIsSelected()}
                  actions={actions?.(row)}
                  hasEnd={view !== undefined}
                  pick={
                    selection ? (
                      <PickBox
                        label={`Select ${titleOf(row)}`}
                        checked={line.getIsSelected()}
                        onChange={line.getToggleSelectedHandler()}
                      />
                    ) : null
                  }
                />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </TableBox>
  )
}

const GroupRow = ({ title, width }: { title: string; width: number }) => (
  <tr className="table-group">
    <th scope="rowgroup" colSpan={width}>
      <span className="group-title">{title}</span>
    </th>
  </tr>
)

function useRows<R extends TableRow>(rows: R[], selection: Props<R>['selection']) {
  return useTable<typeof features, R>({
    features,
    data: rows,
    columns: [],
    getRowId: (row) => String(row.id),
    enableRowSelection: selection !== undefined,
    state: { rowSelection: selection?.selected ?? {} },
    onRowSelectionChange: (change) =>
      selection?.onSelect(typeof change === 'function' ? change(selection.selected) : change),
  })
}

type PickProps = { label: string; checked: boolean; onChange: (event: unknown) => void }

const PickBox = ({ label, checked, onChange }: PickProps) => (
  <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
)
