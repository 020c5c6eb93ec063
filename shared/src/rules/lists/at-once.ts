/** Up to so many entries are changed while one waits; more become a job with its progress. */
export const changedAtOnce = 100
