import type { Me } from '@portico/shared/contract/identity/session.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { toLogin } from './browser-call.ts'
import { mustProveFactor, toSecurity, mustCompleteProfile, toProfile } from './redirects.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $visitor, loadVisitor } from './me.store.ts'

/**
 * Renders its page for signed-in users and sends others to the login and back (SES-002). Users without a name enter it first (SES-031). `waiting` is
 * a placeholder until the user is known.
 */
export function MemberOnly({ children, waiting }: { children: (me: Me) => ReactNode; waiting?: ReactNode }) {
  const visitor = useStore($visitor)
  useEffect(() => void loadVisitor(), [])
  useEffect(() => {
    if (visitor.state === 'guest') toLogin()
  }, [visitor.state])
  const mustSecure = visitor.state === 'member' && mustProveFactor(visitor.me)
  const mustComplete = visitor.state === 'member' && !mustSecure && mustCompleteProfile(visitor.me)
  useEffect(() => {
    if (mustSecure) toSecurity()
  }, [mustSecure])
  useEffect(() => {
    if (mustComplete) toProfile()
  }, [mustComplete])
  if (visitor.state === 'member' && !mustComplete && !mustSecure) return children(visitor.me)
  if (visitor.state === 'failed')
    return (
      <ErrorState onRetry={() => void loadVisitor()} requestId={referenceOf(visitor.error)}>
        {failureText(visitor.error)}
      </ErrorState>
    )
  return (
    waiting ?? (
      <p className="account-wait">
        <Spinner label="One moment…" />
      </p>
    )
  )
}
