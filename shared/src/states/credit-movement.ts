/** Reasons for credit movements (CRD-007). */
export const creditMovementTypes = ['Allocated', 'Removed', 'Purchased'] as const

export type CreditMovementType = (typeof creditMovementTypes)[number]

/** Targets that credits can be used for (CRD-007). */
export const creditTargets = ['Course', 'Subscription', 'Portal', 'Partner Page'] as const

export type CreditTarget = (typeof creditTargets)[number]

export const creditDirection = { given: 1, taken: 2 } as const

export type CreditDirection = (typeof creditDirection)[keyof typeof creditDirection]

export const creditDirectionLabels: Readonly<Record<CreditDirection, string>> = { 1: 'Given', 2: 'Taken' }

/** Operations on credits; each determines the type and direction of its movement (CRD-007, CRD-009). */
export const creditMoveNames = [
  'given',
  'taken',
  'distributed',
  'purchased',
  'consumed',
  'returned',
  'expired',
] as const
export type CreditMove = (typeof creditMoveNames)[number]

export const creditMoves = {
  given: { label: 'Given', type: 'Allocated', direction: creditDirection.given },
  taken: { label: 'Revoked', type: 'Removed', direction: creditDirection.taken },
  distributed: { label: 'Distributed', type: 'Allocated', direction: creditDirection.given },
  purchased: { label: 'Purchased', type: 'Purchased', direction: creditDirection.given },
  consumed: { label: 'Used for an enrollment', type: 'Allocated', direction: creditDirection.given },
  returned: { label: 'Returned', type: 'Removed', direction: creditDirection.taken },
  expired: { label: 'Expired', type: 'Removed', direction: creditDirection.taken },
} as const satisfies Readonly<
  Record<CreditMove, { label: string; type: CreditMovementType; direction: CreditDirection }>
>

/** Holders of credits. `purchase` is the outside world, where credits come from and go when they leave; only it may have a negative balance. */
export const creditAccountKinds = ['purchase', 'portal', 'course', 'manager', 'learner', 'partner'] as const
export type CreditAccountKind = (typeof creditAccountKinds)[number]
