/** The provider takes no more in one payment, and no organization owes more: $999,999.99. */
export const largestTotal_cents = 99_999_999
/** So many purchase orders of one buyer may wait for their payment, with the prices and coupons that they hold. */
export const mostUnpaid = 20
/** A cart that holds what was bought within this time is taken for the same cart in another tab: 15 minutes. */
export const boughtJustNow_ms = 15 * 60 * 1000
/** An order names so many orders of the same, at most, that its buyer knows of. */
export const mostBesides = 20
