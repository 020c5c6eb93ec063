/** Number of letters to change, add, drop or swap with their neighbor to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      line[column] = Math.min(
        cell(above, column) + 1,
        cell(line, column - 1) + 1,
        cell(above, column - 1) + same,
        swapped ? cell(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = line
  }
  return cell(above, to.length)
}

const cell = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY

/** Meilisearch's rule, used for both engines: no typos below 5 letters, one below 9, two from 9 on; words with digits must match exactly. */
export function isTypoOf(asked: string, word: string): boolean {
  if (/\d/.test(asked)) return false
  const allowed = asked.length < 5 ? 0 : asked.length < 9 ? 1 : 2
  return Math.abs(asked.length - word.length) <= allowed && editDistance(asked, word) <= allowed
}
