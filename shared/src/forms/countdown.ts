/** The default start of a countdown: the wait before a code or reset mail is sent again (FRM-042, OP-126). */
export const countdown_s = 160
