/** How long an address stays after the email that a course opened, so that its link to unsubscribe works. */
export const openedRetention_days = 30
/** How long an address waits for a course at most. */
export const waitingRetention_months = 24
