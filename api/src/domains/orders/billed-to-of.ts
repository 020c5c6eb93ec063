import type { BilledTo } from '@portico/shared/rules/receipts/billed-to.ts'

const nobody: BilledTo = { name: null, company: null, address: null, po_number: null }

/** For whom an order is: as the checkout says, with the account's name where it says none. */
export function billedToOf(said: BilledTo | undefined, buyer: { first_name: string; last_name: string }): BilledTo {
  const wanted = said ?? nobody
  return { ...wanted, name: wanted.name ?? (`${buyer.first_name} ${buyer.last_name}`.trim() || null) }
}
