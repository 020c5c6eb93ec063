import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
/** Starts a sentence about the result: "1 entry was", "1,204 entries were". */
export const countWords = (count: number): string =>
  count === 1 ? '1 entry was' : `${formatCount(count)} entries were`
