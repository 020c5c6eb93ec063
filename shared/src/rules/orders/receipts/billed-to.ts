/** Bill-to details entered at checkout; without a name, the account's name is used. */
export type BilledTo = {
  readonly name: string | null
  readonly company: string | null
  readonly address: string | null
  readonly po_number: string | null
}

/** Maximum length of each field. */
export const billedToLimits = { name: 120, company: 160, address: 400, po_number: 60 } as const
