import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found, resourceMissing } from '../api/api-error.ts'
import { call, type Call } from '../api/call.ts'
import { boolean, email, metadata, text, webUrl } from '../api/param-schemas.ts'
import { account } from '../connect/account.ts'
import { accountLink, loginLink } from '../connect/links.ts'
import { retrieve } from './read-calls.ts'

const requested = v.strictObject({ requested: boolean })

const createAccount = call({
  method: 'POST',
  path: '/v1/accounts',
  params: v.strictObject({
    type: v.literal(
      'express',
      (issue) => `The local payment service supports only express here, not ${issue.received}.`,
    ),
    country: v.optional(
      v.pipe(
        text(2),
        v.regex(/^[A-Z]{2}$/, (issue) => `Country '${issue.input}' is unknown.`),
      ),
      'US',
    ),
    email: v.optional(email),
    business_profile: v.optional(v.strictObject({ name: v.optional(text(200)), url: v.optional(webUrl) })),
    capabilities: v.optional(
      v.strictObject({ card_payments: v.optional(requested), transfers: v.optional(requested) }),
    ),
    metadata: v.optional(metadata, {}),
  } satisfies Partial<Record<keyof Stripe.AccountCreateParams, v.GenericSchema>>),
  handle({ country, email: address = null, business_profile, metadata: named }, { tx, now_s }) {
    const name = business_profile?.name ?? null
    const made = account({ now_s, country, email: address, name, metadata: named })
    tx.put('accounts', made)
    return made
  },
})

const createAccountLink = call({
  method: 'POST',
  path: '/v1/account_links',
  params: v.strictObject({
    account: text(),
    type: v.literal('account_onboarding', (issue) => `Invalid type: ${issue.received}`),
    refresh_url: webUrl,
    return_url: webUrl,
  } satisfies Partial<Record<keyof Stripe.AccountLinkCreateParams, v.GenericSchema>>),
  handle({ account: id, refresh_url, return_url }, work) {
    if (!work.tx.get('accounts', id)) throw resourceMissing({ kind: 'account', id, param: 'account' })
    return accountLink(work, { account: id, refresh_url, return_url })
  },
})

const createLoginLink = call({
  method: 'POST',
  path: '/v1/accounts/:id/login_links',
  params: v.strictObject({}),
  handle(_, work, id) {
    const { details_submitted } = found(work.tx.get('accounts', id), 'account', id)
    if (!details_submitted)
      throw badRequest('Cannot create a login link for an account that has not completed onboarding.')
    return loginLink(work, id)
  },
})

export const ACCOUNT_CALLS: Call[] = [
  createAccount,
  retrieve('/v1/accounts', 'accounts', 'account'),
  createAccountLink,
  createLoginLink,
]
