import { creditMoves, type CreditMove, type CreditTarget } from '@portico/shared/states/credit-movement.ts'
import type { Bulk } from './bulk.ts'

export type DemoMovement = {
  portal_id: number
  from_account_id: number
  to_account_id: number
  amount: number
  move: CreditMove
  target?: CreditTarget
  order_line_id: number | null
  actor_id: number | null
  created_at: string
}

/** Inserts movements in chronological order, which the portal's hash chain requires. */
export async function loadLedger(bulk: Bulk, movements: readonly DemoMovement[]): Promise<void> {
  const rows = movements
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map((movement) => {
      const { type, direction } = creditMoves[movement.move]
      return { ...movement, type, direction, target: movement.target ?? 'Course' }
    })
  await bulk.insert('credit_movements', rows)
}
