/** One double entry: what leaves one account arrives at another (OP-71). Amounts are whole credits above 0. */
export type CreditMovement = { readonly from: string; readonly to: string; readonly amount: number }

/** Credits in an account: all that arrived minus all that left. No balance is stored anywhere. */
export function ledgerBalance({ movements, account }: { movements: readonly CreditMovement[]; account: string }): number {
  return movements.reduce((sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0), 0)
}
