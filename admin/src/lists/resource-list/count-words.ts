/** "1 entry was", "1,204 entries were": the begin of a sentence about what became of them. */
export const countWords = (count: number): string =>
  count === 1 ? '1 entry was' : `${count.toLocaleString('en-US')} entries were`
