import { ledgerBalance, type CreditMovement } from './ledger-balance.ts'

/** Where purchased credits come from: the one account that may go below 0, by all that was ever sold. */
export const creditSource = 'source'

/**
 * Whether a movement may be added to the ledger: a whole amount above 0, between two accounts, covered by the balance of the one it leaves
 * (OP-71; the refusals are credits.not_enough and credits.not_enough_in_portal).
 */
export function mayMoveCredits({ movements, movement }: { movements: readonly CreditMovement[]; movement: CreditMovement }): boolean {
  const { from, to, amount } = movement
  if (!Number.isSafeInteger(amount) || amount < 1 || from === to || to === creditSource) return false
  return from === creditSource || ledgerBalance({ movements, account: from }) >= amount
}
