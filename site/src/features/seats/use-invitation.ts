import { resend_invitation, withdraw_invitation } from '@portico/shared/contract/orders/seats.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { browserCall } from '../../kernel/browser-call.ts'

type Work = {
  params: { order_id: number; line_id: number; invitation_id: number }
  email: string
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}

/** Resends or withdraws an invitation, one at a time; reloads the seats after each. */
export function useInvitation({ params, email, onChange, onSaid }: Work) {
  const { busy, running, failure, run } = useAction<'resend' | 'withdraw'>()
  const act = (name: 'resend' | 'withdraw', work: () => Promise<unknown>, done: string) =>
    run(
      async () => {
        onSaid(null)
        try {
          await work()
          onSaid(done)
        } finally {
          // Even after an error: the seat may have been claimed meanwhile.
          await onChange()
        }
      },
      { name },
    )
  const resend = () =>
    act('resend', () => browserCall(resend_invitation, { params }), `The invitation was sent to ${email} again.`)
  const withdraw = () =>
    act('withdraw', () => browserCall(withdraw_invitation, { params }), `The invitation to ${email} was withdrawn.`)
  return { busy, running, failure, resend, withdraw }
}
