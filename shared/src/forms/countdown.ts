/** What a countdown starts at when nothing else is said: the wait before a code or reset mail is sent again (FRM-042, OP-126). */
export const countdown_s = 160
