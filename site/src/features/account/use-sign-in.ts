import { login_second_factor, type FactorProof } from '@portico/shared/contract/identity/second-factor.ts'
import { login, type OneMoreStep, type SignedIn } from '@portico/shared/contract/identity/session.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { useForm } from '../../kernel/use-form.ts'

/** Lockout after too many wrong passwords: the locked login and the state of its emailed code. */
type Lockout =
  | { login: string; state: 'refused' | 'unlocked' }
  | { login: string; state: 'asked'; resend_at_ms: number }

/** Password sign-in: the form, the second factor if the account has one, and the lockout after too many wrong passwords. */
export function useSignIn(known_email: string, onSignedIn: (session: SignedIn) => void) {
  const [step, setStep] = useState<OneMoreStep | null>(null)
  const [isBack, setIsBack] = useState(false)
  const [lockout, setLockout] = useState<Lockout | null>(null)
  const form = useForm({
    schema: login.body,
    initial: { login: known_email, password: '' },
    send: async (body) => {
      setLockout(null)
      const answer = await callWithoutRedirect(login, { body }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'auth.account_locked')
          setLockout({ login: body.login, state: 'refused' })
        throw error
      })
      if ('second_factor' in answer) setStep(answer.second_factor)
      else onSignedIn(answer)
    },
  })
  const moveLockout = (next: Lockout | null) => {
    form.setFailure(null)
    setLockout(next)
  }
  const backToPassword = (reason: string | null) => {
    form.set('password', '')
    form.setFailure(reason)
    setStep(null)
    setIsBack(true)
  }
  // An expired login cannot continue; it restarts with the password.
  const prove = async (proof: FactorProof) => {
    const session = await callWithoutRedirect(login_second_factor, { body: proof }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'auth.login_over') throw error
      backToPassword(error.message)
    })
    if (session) onSignedIn(session)
  }
  return { form, step, isBack, lockout, moveLockout, backToPassword, prove }
}
export type SignIn = ReturnType<typeof useSignIn>
