import {
  open_account_dashboard,
  open_account_form,
  type PaymentAccountDetails,
} from '@portico/shared/contract/orders/payment-account.ts'
import { sellerRequirementLabels } from '@portico/shared/rules/portals/seller-requirement-labels.ts'
import type { PaymentAccountState } from '@portico/shared/rules/portals/payment-account-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type StateText = { tone: Tone | undefined; title: string; text: string; button: string | null }

const stateTexts: Readonly<Record<PaymentAccountState, StateText>> = {
  none: {
    tone: undefined,
    title: 'Not set up',
    text: 'Buyers cannot pay by card until this portal has an account of its own. Stripe pays what they pay out to your bank. Have your EIN, your bank details and an identity document ready. It takes about ten minutes.',
    button: 'Set up payments',
  },
  begun: {
    tone: 'waiting',
    title: 'Not finished',
    text: 'You have not submitted the form at Stripe yet. Buyers cannot pay by card until you do.',
    button: 'Continue the form',
  },
  looked_at: {
    tone: 'progress',
    title: 'Under review',
    text: 'Stripe is checking what you submitted; buyers cannot pay by card until it is done. This usually takes minutes, sometimes a few days. You can leave this page.',
    button: null,
  },
  asked: {
    tone: 'failed',
    title: 'Stopped',
    text: 'Stripe accepts no payments for this portal until you provide what is missing. Buyers cannot check out until then.',
    button: 'Provide what is missing',
  },
  ready: {
    tone: 'success',
    title: 'Active',
    text: 'New orders are paid into this account. Refunds and disputes are paid from it, too.',
    button: null,
  },
}

/** Shows the state of the account, what is missing, and a link to the provider. */
export function AccountState({ details }: { details: PaymentAccountDetails }) {
  const { state, asked, pays_out, fee_percent } = details
  const { tone, title, text, button } = stateTexts[state]
  const missing = state === 'asked' || state === 'ready' ? sellerRequirementLabels(asked) : []
  return (
    <section className="panel" aria-labelledby="account-state">
      <div className="panel-body stack">
        <h2 className="panel-title" id="account-state">
          Your account at Stripe
        </h2>
        <StatusMark tone={tone}>{title}</StatusMark>
        <p>{text}</p>
        {missing.length > 0 ? (
          <div>
            <p>Stripe asks for:</p>
            <ul>
              {missing.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {state === 'ready' && !pays_out ? (
          <p>Payouts to your bank are on hold until Stripe has what it needs.</p>
        ) : null}
        {fee_percent > 0 ? <p>The platform keeps {fee_percent}% of the price of each order, before tax.</p> : null}
        <AccountActions
          form={button ?? (missing.length > 0 ? 'Provide what is missing' : null)}
          hasDashboard={state !== 'none' && state !== 'begun'}
        />
      </div>
    </section>
  )
}

function AccountActions({ form, hasDashboard }: { form: string | null; hasDashboard: boolean }) {
  const go = { onSuccess: ({ url }: { url: string }) => location.assign(url), onError: showFailure }
  const toForm = useMutation({
    mutationFn: () => api(open_account_form, { body: { return_url: location.origin + location.pathname } }),
    ...go,
  })
  const toDashboard = useMutation({ mutationFn: () => api(open_account_dashboard), ...go })
  if (form === null && !hasDashboard) return null
  return (
    <div className="account-ways">
      {form === null ? null : (
        <Button busy={toForm.isPending || toForm.isSuccess} onClick={() => toForm.mutate()}>
          {form}
        </Button>
      )}
      {hasDashboard ? (
        <Button
          kind="secondary"
          busy={toDashboard.isPending || toDashboard.isSuccess}
          onClick={() => toDashboard.mutate()}
        >
          Open Stripe dashboard
        </Button>
      ) : null}
    </div>
  )
}
