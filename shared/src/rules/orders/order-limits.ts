/** The provider accepts no larger payment, and no organization gets a higher credit limit: $999,999.99. */
export const largestTotal_cents = 99_999_999
/** Maximum number of unpaid purchase orders per buyer, since each reserves its prices and coupons. */
export const mostUnpaid = 20
/** If something in the cart was bought within this time, the cart is assumed to be the same one in another tab: 15 minutes. */
export const recentPurchase_ms = 15 * 60 * 1000
/** Maximum number of earlier orders that a buyer may list in `besides` to confirm another purchase of the same items. */
export const mostBesides = 20

/** The provider rejects card payments below half a dollar. */
export const smallestCharge = 50

/** Tells whether a total is too small to charge but not free. */
export const isTooSmall = (total: number): boolean => total > 0 && total < smallestCharge
