/** The provider takes no more in one payment, and no organization owes more: $999,999.99. */
export const largestTotal_cents = 99_999_999
/** So many purchase orders of one buyer may wait for their payment, with the prices and coupons that they hold. */
export const mostUnpaid = 20
