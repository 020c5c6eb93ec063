import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'

const nobody: BilledTo = { name: null, company: null, address: null, po_number: null }

/** Returns the bill-to details as entered at checkout; the name defaults to the account's. */
export function billedToOf(said: BilledTo | undefined, buyer: { first_name: string; last_name: string }): BilledTo {
  const wanted = said ?? nobody
  return { ...wanted, name: wanted.name ?? (`${buyer.first_name} ${buyer.last_name}`.trim() || null) }
}
