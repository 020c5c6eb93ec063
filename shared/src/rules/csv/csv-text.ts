// Spreadsheets run a cell that begins with one of these as a formula. East Asian versions treat the full-width signs the same way.
const formula = String.raw`[ \u00a0]*[=+\-@\t\r＝＋－＠]`
// Positions where a spreadsheet may begin a cell: it splits by its own separator, even inside quotation marks.
const begins = String.raw`(?<=^|[;|\t\r\n])`
const unguarded = new RegExp(`${begins}(?='*${formula})`, 'g')
const guarded = new RegExp(`${begins}'(?='*${formula})`, 'g')

/** Makes text safe from formula injection by putting a single quotation mark before each possible formula. `withoutGuard` is its inverse. */
export const withGuard = (text: string): string => text.replace(unguarded, "'")

/** Removes the quotation marks that `withGuard` added, but none of the text's own. */
export const withoutGuard = (text: string): string => text.replace(guarded, '')

type Cell = string | number

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const safe = withGuard(value)
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV, without the line ending. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(cell).join(',')

/** CSV that spreadsheets read unchanged: no formula runs and no character is lost. All CSV files are written here. */
export const csvText = (lines: readonly (readonly Cell[])[]): string => `\ufeff${csvRows(lines)}`

/** More lines for such a file, without the byte order mark. */
export const csvRows = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((line) => `${csvLine(line)}\r\n`).join('')
