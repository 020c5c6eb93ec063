import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'
import { requirements } from './account.ts'

/** How long Stripe looks at what was handed in; minutes there, seconds here. */
const LOOKED_AT_S = 4

/** Keeps an account as it is now and tells the platform of it. */
export function saveAccount(work: Work, account: Stripe.Account): Stripe.Account {
  work.tx.put('accounts', account)
  emitEvent(work, 'account.updated', account)
  return account
}

/** What was typed into the form is looked at: until then nothing can be charged, though everything is submitted. */
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

/** The documents that were asked for are handed in. */
export function submitDocument(work: Work, account: Stripe.Account): void {
  submitDetails(work, account, { name: account.business_profile?.name ?? '', is_doubtful: false })
}

/** Ends the look at an account: it may charge, or a document is asked for first. */
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

/** Stripe stops an account, at any time, until somebody hands in a document. */
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
