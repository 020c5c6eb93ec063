/** The provider rejects card payments below half a dollar. */
export const smallestCharge = 50

/** Tells whether a total is too small to charge but not free. */
export const isTooSmall = (total: number): boolean => total > 0 && total < smallestCharge
