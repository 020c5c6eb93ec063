import { passkey_options } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { prove_second_factor, show_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { ReauthenticateDialog } from '@portico/shared/kernel/reauthenticate-dialog.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { useEffect, useState } from 'react'
import { afterSignIn } from '../../kernel/redirects.ts'
import { browserCall } from '../../kernel/browser-call.ts'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { SecondFactorForm } from '../../kernel/second-factor-form.tsx'
import { FactorSections } from './factor-sections.tsx'
import { SecuritySkeleton } from './security-skeleton.tsx'
import { SessionList } from './session-list.tsx'

export type Factors = Data<typeof show_second_factor>

/** /profile/security: second factors and signed-in sessions. Staff who must prove or set up a factor stay here until done. */
export function SecurityPage() {
  return <MemberOnly waiting={<SecuritySkeleton />}>{() => <Security />}</MemberOnly>
}

function Security() {
  const [factors, setFactors] = useState<Factors | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = async () => {
    setFailure(null)
    await browserCall(show_second_factor).then(setFactors, setFailure)
  }
  useEffect(() => void load(), [])
  if (failure !== null)
    return (
      <ErrorState onRetry={() => void load()} requestId={referenceOf(failure)}>
        {failureText(failure)}
      </ErrorState>
    )
  if (factors === null) return <SecuritySkeleton />
  return (
    <div className="stack stack-6">
      {factors.state === 'needed' ? (
        <Card padded>
          <Proof factors={factors} />
        </Card>
      ) : (
        <FactorSections factors={factors} onChanged={load} />
      )}
      <Card padded>
        <SessionList />
      </Card>
      <ReauthenticateDialog call={browserCall} />
    </div>
  )
}

function Proof({ factors }: { factors: Factors }) {
  const step = {
    totp: factors.totp,
    passkey: factors.passkeys.some((key) => key.is_usable_here),
    recovery: factors.recovery_codes_left > 0,
  }
  return (
    <div className="stack">
      <h2 className="account-head">One more step</h2>
      <SecondFactorForm
        step={step}
        options={() => browserCall(passkey_options)}
        prove={async (proof) =>
          location.assign(afterSignIn((await browserCall(prove_second_factor, { body: proof })).landing))
        }
      />
    </div>
  )
}
