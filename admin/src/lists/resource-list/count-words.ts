import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
/** "1 entry was", "1,204 entries were": the begin of a sentence about what became of them. */
export const countWords = (count: number): string =>
  count === 1 ? '1 entry was' : `${formatCount(count)} entries were`
