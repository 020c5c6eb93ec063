import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found, resourceMissing } from '../api/api-error.ts'
import { call, type Call } from '../api/call.ts'
import { LIST_PARAMS, page } from '../api/list-page.ts'
import { integer, listOf, metadata, text } from '../api/param-schemas.ts'
import { retrieve } from '../calls/read-calls.ts'
import type { Work } from '../work.ts'
import { reversalOf, saleOf } from './transaction.ts'

function saveTransaction({ tx }: Work, { transaction, items }: ReturnType<typeof saleOf>): Stripe.Tax.Transaction {
  tx.put('tax_transactions', transaction)
  tx.put('tax_transaction_lines', { id: transaction.id, items })
  return transaction
}

function rejectUsedReference({ tx }: Work, reference: string): void {
  if (tx.all('tax_transactions').some((one) => one.reference === reference))
    throw badRequest(`A transaction with the reference '${reference}' exists already.`, {
      code: 'resource_already_exists',
      param: 'reference',
    })
}

const createFromCalculation = call({
  method: 'POST',
  path: '/v1/tax/transactions/create_from_calculation',
  params: v.strictObject({
    calculation: text(),
    reference: text(500),
    metadata: v.optional(metadata),
  } satisfies Partial<Record<keyof Stripe.Tax.TransactionCreateFromCalculationParams, v.GenericSchema>>),
  handle({ calculation: id, reference, metadata: meta }, work) {
    const calculation = work.tx.get('tax_calculations', id)
    if (!calculation) throw resourceMissing({ kind: 'calculation', id, param: 'calculation' })
    if ((calculation.expires_at ?? 0) < work.now_s)
      throw badRequest(`The calculation ${id} has expired.`, { param: 'calculation' })
    rejectUsedReference(work, reference)
    const lines = work.tx.get('tax_calculation_lines', id)?.items ?? []
    return saveTransaction(work, saleOf({ now_s: work.now_s, calculation, lines, reference, metadata: meta }))
  },
})

const below = integer(-99_999_999, 0)
const createReversal = call({
  method: 'POST',
  path: '/v1/tax/transactions/create_reversal',
  params: v.strictObject({
    mode: v.picklist(['partial'], 'The local payment service reverses by line items only.'),
    original_transaction: text(),
    reference: text(500),
    line_items: v.pipe(
      listOf(
        v.strictObject({
          amount: below,
          amount_tax: below,
          original_line_item: text(),
          quantity: v.optional(integer(0, 1_000_000)),
          reference: text(500),
        }),
      ),
      v.minLength(1, 'Provide at least one line item.'),
    ),
    metadata: v.optional(metadata),
  } satisfies Partial<Record<keyof Stripe.Tax.TransactionCreateReversalParams, v.GenericSchema>>),
  handle({ original_transaction: id, reference, line_items, metadata: meta }, work) {
    const original = work.tx.get('tax_transactions', id)
    if (!original) throw resourceMissing({ kind: 'transaction', id, param: 'original_transaction' })
    if (original.type === 'reversal') throw badRequest('A reversal cannot be reversed.')
    rejectUsedReference(work, reference)
    const sold = work.tx.get('tax_transaction_lines', id)?.items ?? []
    const lines = line_items.map(({ original_line_item, quantity, ...line }) => {
      const of = sold.find((one) => one.id === original_line_item)
      if (!of)
        throw resourceMissing({ kind: 'line item', id: original_line_item, param: 'line_items[original_line_item]' })
      rejectExcessReversal(work, { of, amount: line.amount, amount_tax: line.amount_tax })
      return { of, ...line, quantity: quantity ?? of.quantity }
    })
    return saveTransaction(work, reversalOf({ now_s: work.now_s, original, lines, reference, metadata: meta }))
  },
})

/** Rejects reversals that, together with earlier ones, exceed the amount sold of a line. */
function rejectExcessReversal(
  { tx }: Work,
  { of, amount, amount_tax }: { of: Stripe.Tax.TransactionLineItem; amount: number; amount_tax: number },
): void {
  const earlier = tx
    .all('tax_transaction_lines')
    .flatMap(({ items }) => items)
    .filter(({ reversal }) => reversal?.original_line_item === of.id)
  const left = (name: 'amount' | 'amount_tax') => earlier.reduce((sum, one) => sum + one[name], of[name])
  if (left('amount') + amount < 0 || left('amount_tax') + amount_tax < 0)
    throw badRequest(`The reversal of ${of.id} is greater than what is left of it.`, { param: 'line_items' })
}

const listLines = call({
  method: 'GET',
  path: '/v1/tax/transactions/:id/line_items',
  params: v.strictObject(LIST_PARAMS),
  handle: (params, { tx }, id) =>
    page({
      rows: found(tx.get('tax_transaction_lines', id), 'transaction', id).items,
      url: `/v1/tax/transactions/${id}/line_items`,
      params,
    }),
})

export const TRANSACTION_CALLS: readonly Call[] = [
  createFromCalculation,
  createReversal,
  listLines,
  retrieve('/v1/tax/transactions', 'tax_transactions', 'transaction'),
]
