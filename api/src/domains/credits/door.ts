// What other domains may use of this one. They read its tables from tables.ts.

export {
  type AccountKey,
  creditBalance,
  lockAccount,
  lockPortalCredits,
  lockSourceOf,
  outsideOfPortal,
  portalCreditsFor,
  portalPool,
} from './credit-account.ts'
export { creditsOfManager } from './credits-of-manager.ts'
export { eraseFromLedger } from './erase-from-ledger.ts'
export { freeSeats, isWaiting } from './free-seats.ts'
export { holdsCredit } from './holds-credit.ts'
export { type CreditedFloor, creditsForShared, leastPrice, withLeast } from './least-price.ts'
export { lockFreeSeats } from './lock-free-seats.ts'
export { moveCredits } from './move-credits.ts'
export { returnCredit } from './return-credit.ts'
export { lockHeldCredits, readHeldCredits } from './returnable-credits.ts'
export { refuseBeyondShare } from './shared-seats.ts'
