/** For whom a receipt is made out, as asked at the checkout. Without a name it has that of the account. */
export type BilledTo = {
  readonly name: string | null
  readonly company: string | null
  readonly address: string | null
  readonly po_number: string | null
}

/** How long each part may be. */
export const billedToLimits = { name: 120, company: 160, address: 400, po_number: 60 } as const
