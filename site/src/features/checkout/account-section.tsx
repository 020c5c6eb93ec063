import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { AccountSteps } from '../account/account-steps.tsx'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { $visitor, loadVisitor } from '../../kernel/me.store.ts'
import { $form, changeAccount } from './checkout-form.store.ts'
import { $isSignedOutHere } from './signed-out.store.ts'

/** Step 2 of the checkout: the buyer. Sign-in, registration and code happen in place; then focus moves on to payment. */
export function AccountSection({ can_register, onReady }: { can_register: boolean; onReady: () => void }) {
  const visitor = useStore($visitor)
  const { account } = useStore($form)
  const isSignedOutHere = useStore($isSignedOutHere)
  const signedIn = () => {
    $isSignedOutHere.set(false)
    onReady()
  }
  return (
    <section className="card checkout-step" aria-labelledby="step-account">
      <h2 className="cart-head" id="step-account">
        <span className="checkout-number" aria-hidden="true">
          2
        </span>
        Your account
      </h2>
      {visitor.state === 'loading' ? <Spinner label="One moment…" /> : null}
      {visitor.state === 'failed' ? (
        <ErrorState onRetry={() => void loadVisitor()}>{failureText(visitor.error)}</ErrorState>
      ) : null}
      {visitor.state === 'member' ? (
        <p className="signed-in">
          <Icon name="check-circle" />
          <span>
            Signed in as <strong>{visitor.me.email}</strong>
          </span>
        </p>
      ) : null}
      {visitor.state === 'guest' ? (
        <>
          {isSignedOutHere ? <SignedOutNotice /> : null}
          <AccountSteps draft={account} onDraft={changeAccount} can_register={can_register} onSignedIn={signedIn} />
        </>
      ) : null}
    </section>
  )
}

/** Takes the focus, as the button that found the session gone may be far below. */
function SignedOutNotice() {
  const box = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="waiting">You were signed out. Sign in to go on. Your order is still here.</Notice>
    </div>
  )
}
