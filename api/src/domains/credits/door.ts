// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export {
  type AccountKey,
  creditBalance,
  lockAccount,
  lockPortalBalances,
  lockPortalCredits,
  lockSourceOf,
  outsideOfPortal,
  portalCreditsFor,
  portalPool,
} from './credit-account.ts'
export { creditsOfManager } from './credits-of-manager.ts'
export { eraseFromLedger } from './erase-from-ledger.ts'
export { freeSeats, isWaiting, lockFreeSeats } from './free-seats.ts'
export { holdsCredit } from './holds-credit.ts'
export { type CreditedFloor, creditsForShared, leastPrice, withLeast } from './least-price.ts'
export { moveCredits } from './move-credits.ts'
export { returnCredit } from './return-credit.ts'
export { lockHeldCredits, readHeldCredits } from './returnable-credits.ts'
export { hasSharedSeat, rejectBeyondShare } from './shared-seats.ts'
