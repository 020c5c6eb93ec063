/** Notice period before a portal is suspended for a missing payment: seven days (LEG-016, OP-68). */
export const noticePeriod_ms = 7 * 86_400_000
