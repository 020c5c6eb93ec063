/** Changes up to this many entries within the request; larger changes become a background job with a progress bar. */
export const changedAtOnce = 100
