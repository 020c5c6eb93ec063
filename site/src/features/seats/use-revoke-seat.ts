import { return_seat } from '@portico/shared/contract/orders/seats.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { browserCall } from '../../kernel/browser-call.ts'

export type SeatParams = { order_id: number; line_id: number; enrollment_id: number }
type Work = {
  params: SeatParams
  name: string
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}

/** Revokes an unstarted seat and reloads the seats. */
export function useRevokeSeat({ params, name, onChange, onSaid }: Work) {
  const { busy, failure, run } = useAction()
  const revoke = () =>
    run(async () => {
      onSaid(null)
      try {
        const { returned } = await browserCall(return_seat, { params })
        onSaid(
          returned > 0 ? `The seat of ${name} was revoked. It is available again.` : 'This seat was already revoked.',
        )
      } finally {
        // Even after an error: the learner may have started meanwhile.
        await onChange()
      }
    })
  return { busy, failure, revoke }
}
