import type { ReactNode } from 'react'
import { cellClass, type Column } from './column.ts'

/** One row: its first cell is the row header. On a phone the row has two lines and shows only some of its cells. */
export function BodyRow<R>({
  row,
  columns,
  pick,
  isSelected,
  actions,
  hasEnd,
}: {
  row: R
  columns: readonly Column<R>[]
  pick: ReactNode
  isSelected: boolean
  actions: ReactNode
  /** renders a last cell even in rows without actions, because the table's head has one */
  hasEnd: boolean
}) {
  return (
    <tr data-selected={isSelected || undefined}>
      {pick ? <td className="pick">{pick}</td> : null}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.name} scope="row" className="cell-lead">
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.name} className={cellClass(column)} data-label={column.header}>
            {column.cell(row)}
          </td>
        ),
      )}
      {actions || hasEnd ? <td className="number row-actions">{actions}</td> : null}
    </tr>
  )
}
