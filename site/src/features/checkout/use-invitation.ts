import { resend_invitation, withdraw_invitation } from '@portico/shared/contract/orders/seats.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

type Work = {
  params: { order_id: number; line_id: number; invitation_id: number }
  email: string
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}

/** Resends or withdraws an invitation, one at a time; reloads the seats after each. */
export function useInvitation({ params, email, onChange, onSaid }: Work) {
  const [busy, setBusy] = useState<'resend' | 'withdraw' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (what: 'resend' | 'withdraw', work: () => Promise<unknown>, done: string) => {
    setBusy(what)
    setFailure(null)
    onSaid(null)
    try {
      await work()
      onSaid(done)
    } catch (error) {
      setFailure(failureText(error))
    }
    // Even after an error: the seat may have been claimed meanwhile.
    await onChange()
    setBusy(null)
  }
  const resend = () =>
    run('resend', () => browserCall(resend_invitation, { params }), `The invitation was sent to ${email} again.`)
  const withdraw = () =>
    run('withdraw', () => browserCall(withdraw_invitation, { params }), `The invitation of ${email} was withdrawn.`)
  return { busy, failure, resend, withdraw }
}
