import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ReactNode } from 'react'
import { MoveHandle } from './move-handle.tsx'
import type { Order } from './use-order.ts'

/** Title of a row, with a handle to move it if the list can be reordered. */
export const Movable = ({
  order,
  row,
  title,
  children,
}: {
  order: Order | null
  row: ListRow
  title: string
  children: ReactNode
}) =>
  order ? (
    <span className="movable">
      <MoveHandle id={row.id} title={title} onMove={(move) => order.move(row, move)} />
      {children}
    </span>
  ) : (
    children
  )
