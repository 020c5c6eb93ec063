/** The provider takes no card payment below half a dollar. */
export const smallestCharge = 50

/** A total that can neither be charged nor given away. */
export const isTooSmall = (total: number): boolean => total > 0 && total < smallestCharge
