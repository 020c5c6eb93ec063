import { ask_unlock_code, unlock_login } from '@portico/shared/contract/identity/session-lockout.ts'
import { verificationCode } from '@portico/shared/schemas/identity.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import * as v from 'valibot'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import { FormProblems } from '../../kernel/form-problems.tsx'
import { countdownText, useCountdown } from '../../kernel/use-countdown.ts'
import { useForm } from '../../kernel/use-form.ts'

/** Requests the unlock email and reports when another may be requested. */
function useUnlockCode(login: string, onAsked: (resend_at_ms: number) => void) {
  return useForm({
    schema: v.object({}),
    initial: {},
    send: async () => {
      const { resend_after_s } = await callWithoutRedirect(ask_unlock_code, { body: { login } })
      onAsked(Date.now() + resend_after_s * 1000)
    },
  })
}

/** Shown below the lockout message: lets the owner unlock the account. */
export function OfferUnlockCode({ login, onAsked }: { login: string; onAsked: (resend_at_ms: number) => void }) {
  const ask = useUnlockCode(login, onAsked)
  return (
    <div className="stack">
      <FormProblems form="unlock" failure={ask.failure} errors={{}} />
      <p className="small">Is this your account? We can email you a code so you don’t have to wait.</p>
      <Button kind="secondary" block busy={ask.busy} onClick={() => void ask.submit()}>
        Email me a code
      </Button>
    </div>
  )
}

type UnlockLoginProps = {
  login: string
  resend_at_ms: number
  onAsked: (resend_at_ms: number) => void
  onUnlocked: () => void
  onBack: () => void
}

/** The emailed code ends the lockout after wrong passwords; the password is still required. */
export function UnlockLogin({ login, resend_at_ms, onAsked, onUnlocked, onBack }: UnlockLoginProps) {
  const seconds = useCountdown(resend_at_ms)
  const ask = useUnlockCode(login, onAsked)
  const form = useForm({
    schema: v.object({ code: verificationCode }),
    initial: { code: '' },
    send: async (body) => {
      await callWithoutRedirect(unlock_login, { body: { login, ...body } })
      onUnlocked()
    },
  })
  return (
    <CallForm
      name="unlock"
      form={{ ...form, failure: form.failure ?? ask.failure }}
      label="Unlock sign-in"
      intro={
        <p>
          If <strong>{login}</strong> has an account, we’ve emailed it a code.
        </p>
      }
    >
      <CodeField
        id="unlock-code"
        help="The code works for 30 minutes. Can’t find it? Check your spam folder."
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={(text) => form.set('code', text)}
      />
      <Button type="submit" size="large" block busy={form.busy}>
        Unlock sign-in
      </Button>
      <div className="row">
        {seconds > 0 ? (
          <span className="small muted">You can request a new code in {countdownText(seconds)}.</span>
        ) : (
          <Button kind="quiet" size="small" busy={ask.busy} onClick={() => void ask.submit()}>
            Email me a new code
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onBack}>
          Back
        </Button>
      </div>
    </CallForm>
  )
}
