import { failureText } from '@portico/shared/browser/failure-text.ts'
import { buy_subscription } from '@portico/shared/contract/orders/plans.ts'
import type { Plan } from '@portico/shared/contract/subscriptions.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { renewalConsentVersion } from '@portico/shared/rules/subscriptions/renewal-consent.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { atom } from 'nanostores'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { isSignedOut, callWithoutRedirect } from '../../kernel/browser-call.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { validatePostalAddress } from '../checkout/postal-address-errors.store.ts'
import { recordPlacedOrder } from '../cart/placed-orders.ts'
import { billedToFor } from '../checkout/billed-to-for.ts'
import { canceledQuery } from '../checkout/canceled-payment.ts'
import { $form, attemptFor, changeForm } from '../checkout/checkout-form.store.ts'
import { askToSignInAgain } from '../checkout/signed-out.store.ts'
import type { PortalDraft } from '../checkout/checkout-form.ts'

export type PayingPlan = {
  isBusy: boolean
  message: string
  portal: PortalErrors
  consent: string | null
}
const idle: PayingPlan = { isBusy: false, message: '', portal: {}, consent: null }
export const $payingPlan = atom<PayingPlan>(idle)

export const portalOf = ({ kind, name, slug, portal_id }: PortalDraft) =>
  kind === 'own' && portal_id !== null
    ? { kind: 'own' as const, portal_id }
    : { kind: 'new' as const, name: name.trim(), slug: slug.trim().toLowerCase() }

/** Creates the plan order as shown on the page and redirects to the provider. Reports missing input on its fields first. */
export async function payPlan({
  plan,
  type,
  is_agreed,
  reload,
}: {
  plan: Plan
  type: BillingType
  is_agreed: boolean
  reload: () => void
}): Promise<void> {
  if ($payingPlan.get().isBusy) return
  const form = $form.get()
  const visitor = $visitor.get()
  const person_id = visitor.state === 'member' ? visitor.me.id : null
  const { name, company, po_number, ...typed } = billedToFor(form, person_id)
  const address = validatePostalAddress(typed)
  const portal = portalErrors(form.portal)
  const consent = is_agreed ? null : 'Please agree to the renewal to continue.'
  $payingPlan.set({ ...idle, portal, consent })
  if (address === null || consent !== null || Object.keys(portal).length > 0) return
  $payingPlan.set({ ...idle, isBusy: true })
  const price = subscriptionPrice({ ...plan, type })
  const wanted = { plan_id: plan.id, billing_type: type, price, portal: portalOf(form.portal) }
  try {
    const { order_id, url } = await callWithoutRedirect(buy_subscription, {
      body: {
        ...wanted,
        consent_version: renewalConsentVersion,
        is_renewal_agreed: true,
        address,
        billed_to: { name, company, po_number, address: null },
        cancel_url: `${location.origin}${linkTo('checkoutSubscription')}?${canceledQuery}`,
        success_url: `${location.origin}${linkTo('successSubscription')}`,
        idempotency_key: attemptFor(JSON.stringify([wanted, address.state, address.postal_code])),
      },
    })
    changeForm({ order_id })
    if (person_id !== null) recordPlacedOrder({ id: order_id, user_id: person_id })
    location.assign(url)
  } catch (error) {
    afterRefusal(error, reload)
  }
}

const slugErrorCodes: readonly string[] = ['portals.slug_taken', 'portals.name_reserved']

function afterRefusal(error: unknown, reload: () => void): void {
  if (isSignedOut(error)) {
    $payingPlan.set(idle)
    return askToSignInAgain()
  }
  const code = error instanceof CallError ? (error.code ?? '') : ''
  if (code === 'orders.key_reused' || code === 'payments.expired') changeForm({ attempt: null })
  if (code === 'subscriptions.price_changed' || code === 'subscriptions.plan_unknown') reload()
  const said = error instanceof CallError ? error.message : errorMessage('general.internal')
  if (slugErrorCodes.includes(code)) $payingPlan.set({ ...idle, portal: { slug: said } })
  else $payingPlan.set({ ...idle, message: failureText(error) })
}

type PortalErrors = { name?: string; slug?: string; portal_id?: string }

/** Validates the portal for a plan, with the API's wording. */
function portalErrors({ kind, name, slug, portal_id }: PortalDraft): PortalErrors {
  if (kind === 'own') return portal_id === null ? { portal_id: 'Please choose a portal.' } : {}
  const { fields } = checkedBody(buy_subscription.body.entries.portal, { kind: 'new', name, slug })
  return {
    ...(fields?.name?.[0] ? { name: fields.name[0] } : {}),
    ...(fields?.slug?.[0] ? { slug: fields.slug[0] } : {}),
  }
}
