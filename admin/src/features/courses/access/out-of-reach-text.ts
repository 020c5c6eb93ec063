/** The one sentence that says what is closed to people who don't reach a course. */
export const outOfReachText = (can: 'change it' | 'see this'): string =>
  `Only people who teach or manage this course can ${can}.`
