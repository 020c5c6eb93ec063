import type Stripe from 'stripe'
import * as v from 'valibot'
import { call, type Call } from '../api/call.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/param-schemas.ts'
import { balance, balanceOf } from '../connect/balance.ts'

const listPayouts = call({
  method: 'GET',
  path: '/v1/payouts',
  params: v.strictObject({ ...LIST_PARAMS, status: v.optional(text()) } satisfies Partial<
    Record<keyof Stripe.PayoutListParams, v.GenericSchema>
  >),
  handle: ({ status, ...params }, { tx }) =>
    listPage({
      url: '/v1/payouts',
      params,
      rows: tx.all('payouts').filter((payout) => (status ?? payout.status) === payout.status),
    }),
})

const readBalance = call({
  method: 'GET',
  path: '/v1/balance',
  params: v.strictObject({}),
  handle: (_, { tx, now_s }) => balance(balanceOf(tx, now_s)),
})

export const PAYOUT_CALLS: Call[] = [listPayouts, readBalance]
