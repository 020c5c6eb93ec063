/** Sentence for actions and pages closed to users who are limited to other courses. */
export const outOfReachText = (can: 'change it' | 'see this'): string =>
  `Only people who teach or manage this course can ${can}.`
