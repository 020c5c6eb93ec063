/** The notice that a portal has before it is suspended for a missing payment: seven days (LEG-016, OP-68). */
export const notice_ms = 7 * 86_400_000
