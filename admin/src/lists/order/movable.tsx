import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ReactNode } from 'react'
import { MoveHandle } from './move-handle.tsx'
import type { Order } from './use-order.ts'

/** The title of a row, with the handle that moves it where the list can be put in order. */
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
