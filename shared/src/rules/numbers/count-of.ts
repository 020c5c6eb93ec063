import { formatCount } from './format-count.ts'

/** Formats a count with its noun: '1 learner', '1,204 learners'. */
export const countOf = (count: number, word: string): string => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
