type Fault = { line: number; cause: string }

const unclosed = 'a quotation mark opens a value here and is never closed'
const within = 'a quotation mark stands within a value. Write it twice, and put the value in quotation marks'

/** Returns the position of the quotation mark that closes a value, or the end of the text if there is none. */
function closingMark(text: string, opening: number): number {
  let at = opening + 1
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) at += text[at] === '"' ? 2 : 1
  return Math.min(at, text.length)
}

/**
 * Finds the first quotation mark that makes the CSV invalid. A parser reports an unclosed one only at the next mark or the end of the file, but the
 * user needs the line where it opens.
 */
export function findQuoteFault(text: string, delimiter: string): Fault | null {
  const isEnd = (at: number) => at >= text.length || text[at] === '\n' || text.startsWith(delimiter, at)
  let line = 1
  let begins = true
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"' && !begins) return { line, cause: within }
    if (text[at] === '"') {
      const closing = closingMark(text, at)
      const breaks = text.slice(at, closing).split('\n').length - 1
      if (closing === text.length || (breaks > 0 && !isEnd(closing + 1))) return { line, cause: unclosed }
      if (!isEnd(closing + 1)) return { line, cause: within }
      line += breaks
      at = closing
      begins = false
      continue
    }
    if (text[at] === '\n') line += 1
    begins = text[at] === '\n' || text.startsWith(delimiter, at)
  }
  return null
}
