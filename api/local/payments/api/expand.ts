import type { Transaction } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { badRequest } from './api-error.ts'

type Json = { [key: string]: unknown }

const TABLES: Record<string, TableName> = {
  payment_intent: 'payment_intents',
  latest_charge: 'charges',
  charge: 'charges',
  balance_transaction: 'balance_transactions',
  customer: 'customers',
  default_payment_method: 'payment_methods',
  payment_method: 'payment_methods',
  subscription: 'subscriptions',
  schedule: 'subscription_schedules',
  invoice: 'invoices',
  latest_invoice: 'invoices',
  price: 'prices',
  product: 'products',
  default_price: 'prices',
}

/** Handles `expand[]=payment_intent.latest_charge`: replaces ids by their objects in a copy of `body`. */
export function expand(body: object, paths: string[], tx: Transaction): object {
  const copy = structuredClone(body) as Json
  for (const path of paths) {
    const keys = path.split('.')
    if (keys.length > 4)
      throw badRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' })
    walk(copy, keys, { path, tx })
  }
  return copy
}

function walk(node: Json, [key, ...rest]: string[], { path, tx }: { path: string; tx: Transaction }): void {
  if (key === undefined) return
  node[key] = lookUp(node, key, tx)
  const value = node[key]
  if (value === undefined || typeof value === 'string')
    throw badRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  for (const child of Array.isArray(value) ? value : [value])
    if (typeof child === 'object' && child !== null) walk(child as Json, rest, { path, tx })
}

function lookUp(node: Json, key: string, tx: Transaction): unknown {
  const value = node[key]
  const id = String(node['id'])
  if (key === 'line_items' && node['object'] === 'checkout.session')
    return wholeList(tx.get('session_secrets', id)?.line_items ?? [], `/v1/checkout/sessions/${id}/line_items`)
  if (key === 'refunds' && node['object'] === 'charge')
    return wholeList(
      tx
        .all('refunds')
        .filter((refund) => refund.charge === id)
        .toReversed(),
      `/v1/refunds?charge=${id}`,
    )
  if (key === 'payments' && node['object'] === 'invoice')
    return wholeList(
      tx.all('invoice_payments').filter(({ invoice }) => invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    )
  const table = TABLES[key]
  return typeof value === 'string' && table ? (structuredClone(tx.get(table, value)) ?? value) : value
}

function wholeList(data: object[], url: string): object {
  return { object: 'list', url, has_more: false, data: structuredClone(data) }
}
