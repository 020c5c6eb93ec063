// Spreadsheets run a cell that begins with one of these; those of East Asian languages read full-width signs alike.
const formula = String.raw`[ \u00a0]*[=+\-@\t\r＝＋－＠]`
// Where a spreadsheet may begin a cell: it splits by its own sign, and quotation marks within a line do not keep it from that.
const begins = String.raw`(?<=^|[;|\t\r\n])`
const unguarded = new RegExp(`${begins}(?='*${formula})`, 'g')
const guarded = new RegExp(`${begins}'(?='*${formula})`, 'g')

/** A text in which no spreadsheet finds a formula: a single quotation mark stands before each. `withoutGuard` is its inverse. */
export const withGuard = (text: string): string => text.replace(unguarded, "'")

/** Takes back what `withGuard` added, and no quotation mark of the text's own. */
export const withoutGuard = (text: string): string => text.replace(guarded, '')

type Cell = string | number

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const safe = withGuard(value)
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV, without its end. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(cell).join(',')

/** Lines as CSV that spreadsheets read as they are: no formula runs, every letter stands. Every CSV file comes from here. */
export const csvText = (lines: readonly (readonly Cell[])[]): string => `\ufeff${csvRows(lines)}`

/** Further lines of such a file. */
export const csvRows = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((line) => `${csvLine(line)}\r\n`).join('')
