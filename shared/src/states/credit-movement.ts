/** Why credits moved (CRD-007). */
export const creditMovementTypes = ['Allocated', 'Removed', 'Purchased'] as const

export type CreditMovementType = (typeof creditMovementTypes)[number]

/** What the credits are for (CRD-007). */
export const creditTargets = ['Course', 'Subscription', 'Portal', 'Partner Page'] as const

export type CreditTarget = (typeof creditTargets)[number]

export const creditDirection = { given: 1, taken: 2 } as const

export type CreditDirection = (typeof creditDirection)[keyof typeof creditDirection]

export const creditDirectionLabels: Readonly<Record<CreditDirection, string>> = { 1: 'Given', 2: 'Taken' }
