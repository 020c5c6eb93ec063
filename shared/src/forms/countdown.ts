/** Default countdown in seconds before a code or reset email can be sent again (FRM-042, OP-126). */
export const countdown_s = 160
