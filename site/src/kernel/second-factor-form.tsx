import type { FactorProof } from '@portico/shared/contract/identity/second-factor.ts'
import type { OneMoreStep } from '@portico/shared/contract/identity/session.ts'
import { requiredText } from '@portico/shared/schemas/text.ts'
import { verificationCode } from '@portico/shared/schemas/identity.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { useFocusOnShow } from './focus-on-show.ts'
import { CallForm } from './call-form.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useForm } from './use-form.ts'

type Prove = (proof: FactorProof) => Promise<void>
type Props = { step: OneMoreStep; prove: Prove; options: () => Promise<{ challenge: string }> }

/** The second step: a passkey, an app code or a recovery code. */
export function SecondFactorForm({ step, prove, options }: Props) {
  const [kind, setKind] = useState<'totp' | 'recovery'>(step.totp ? 'totp' : 'recovery')
  const hasCode = kind === 'totp' ? step.totp : step.recovery
  return (
    <div className="stack account-form">
      <p>
        {step.passkey || step.totp
          ? 'Your account is protected by two-factor authentication. Confirm it’s you to finish signing in.'
          : 'Your passkey doesn’t work on this website. Use one of your recovery codes instead.'}
      </p>
      {step.passkey ? (
        <PasskeyButton
          label="Use a passkey"
          options={options}
          onSigned={(answer) => prove({ kind: 'passkey', answer })}
        />
      ) : null}
      {hasCode ? <FactorCode key={kind} kind={kind} prove={prove} /> : null}
      {step.totp && step.recovery ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setKind(kind === 'totp' ? 'recovery' : 'totp')}>
            {kind === 'totp' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
          </Button>
        </div>
      ) : null}
      {step.totp || step.passkey || step.recovery ? null : (
        <p>
          None of your sign-in methods work on this website. Please ask an admin to reset two-factor authentication for
          your account.
        </p>
      )}
    </div>
  )
}

const schemas = { totp: v.object({ code: verificationCode }), recovery: v.object({ code: requiredText(40) }) }

function FactorCode({ kind, prove }: { kind: 'totp' | 'recovery'; prove: Prove }) {
  const form = useForm({ schema: schemas[kind], initial: { code: '' }, send: ({ code }) => prove({ kind, code }) })
  const field = {
    id: 'second-factor-code',
    error: form.errorOf('code'),
    value: form.values.code,
    onTyped: (text: string) => form.set('code', text),
  }
  return (
    <CallForm name="second-factor" form={form} className="stack">
      {kind === 'totp' ? (
        <CodeField {...field} label="Code from your authenticator app" help="Six digits. Each code works once." />
      ) : (
        <RecoveryCodeField {...field} />
      )}
      <Button type="submit" size="large" block busy={form.busy}>
        Continue
      </Button>
    </CallForm>
  )
}

function RecoveryCodeField({ id, error, value, onTyped }: Omit<CodeFieldProps, 'label' | 'help'>) {
  const input = useFocusOnShow<HTMLInputElement>()
  return (
    <Field label="Recovery code" id={id} required error={error} help="One of the codes you saved. Each works once.">
      <TextInput
        ref={input}
        className="input-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={(event) => onTyped(event.target.value)}
      />
    </Field>
  )
}
