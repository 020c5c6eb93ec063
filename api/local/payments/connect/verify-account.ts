import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'
import { requirements } from './account.ts'

/** How long Stripe takes to verify submitted details: minutes in reality, seconds here. */
const LOOKED_AT_S = 4

/** Saves an account and notifies the platform. */
export function saveAccount(work: Work, account: Stripe.Account): Stripe.Account {
  work.tx.put('accounts', account)
  emitEvent(work, 'account.updated', account)
  return account
}

/** Submits the form for verification: until it ends, the account cannot charge although details_submitted is true. */
export function submitDetails(
  work: Work,
  account: Stripe.Account,
  typed: { name: string; is_doubtful: boolean },
): void {
  const pending_verification = typed.is_doubtful ? ['representative.verification.document'] : ['company.tax_id']
  work.tx.put('verifications', { id: account.id, due_s: work.now_s + LOOKED_AT_S, is_doubtful: typed.is_doubtful })
  saveAccount(work, {
    ...account,
    business_profile: account.business_profile ? { ...account.business_profile, name: typed.name } : null,
    business_type: 'company',
    details_submitted: true,
    requirements: requirements({ pending_verification, disabled_reason: 'requirements.pending_verification' }),
  })
}

/** Submits the requested documents. */
export function submitDocument(work: Work, account: Stripe.Account): void {
  submitDetails(work, account, { name: account.business_profile?.name ?? '', is_doubtful: false })
}

/** Ends the verification: the account may charge, or must first submit a document. */
export function decideVerification(work: Work, id: string): void {
  const account = work.tx.get('accounts', id)
  const verification = work.tx.get('verifications', id)
  if (!account || !verification) return
  work.tx.put('verifications', { ...verification, due_s: null })
  if (verification.is_doubtful) restrictAccount(work, account)
  else
    saveAccount(work, {
      ...account,
      capabilities: { card_payments: 'active', transfers: 'active' },
      charges_enabled: true,
      payouts_enabled: true,
      requirements: requirements({}),
    })
}

/** Restricts an account, as Stripe can at any time, until a document is submitted. */
export function restrictAccount(work: Work, account: Stripe.Account): Stripe.Account {
  return saveAccount(work, {
    ...account,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    payouts_enabled: false,
    requirements: requirements({
      currently_due: ['representative.verification.document'],
      disabled_reason: 'requirements.past_due',
    }),
  })
}
