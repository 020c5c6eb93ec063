import { formatCount } from './format-count.ts'

/** So many of something as people say it: '1 learner', '1,204 learners'. */
export const countOf = (count: number, word: string): string => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
