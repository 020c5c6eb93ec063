import type { Me } from '@portico/shared/contract/session.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { toLogin } from './browser-call.ts'
import { failureWords, referenceOf } from '@portico/shared/browser/failure-words.ts'
import { $visitor, loadVisitor } from './me.store.ts'

/** Draws its page for whoever is signed in; everybody else goes to the login and comes back (SES-002). */
export function MemberOnly({ children }: { children: (me: Me) => ReactNode }) {
  const visitor = useStore($visitor)
  useEffect(() => void loadVisitor(), [])
  useEffect(() => {
    if (visitor.state === 'guest') toLogin()
  }, [visitor.state])
  if (visitor.state === 'member') return children(visitor.me)
  if (visitor.state === 'failed') return <ErrorState onRetry={() => void loadVisitor()} requestId={referenceOf(visitor.error)}>{failureWords(visitor.error)}</ErrorState>
  return <p className="account-wait"><Spinner label="One moment…" /></p>
}
