import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { parse } from 'csv-parse/sync'
import { fail, Refusal } from '../../kernel/fail.ts'
import { decode } from './decode.ts'

const mostRows = 10_000
const mostColumns = 100
// A row may have lines of its own. Who sends more than this is refused before the rows are looked at: reading holds up everybody.
const mostLines = 100_000
const delimiters = [',', ';', '\t'] as const
export type Rows = { header: string[]; rows: { line: number; cells: string[] }[] }

/** The rows of a CSV file, whatever its encoding and delimiter, with the line on which each begins. */
export function readRows(bytes: Uint8Array): Rows {
  const text = withoutBlankEnd(decode(bytes))
  if (text.includes('\u0000')) fail('lists.import_unreadable')
  if ((text.match(/\r\n|\r|\n/g) ?? []).length > mostLines) refuseRows()
  const [header, ...rows] = parsed(text)
  if (!header || rows.length === 0) return fail('lists.import_no_rows')
  if (rows.length > mostRows) refuseRows()
  return { header: header.cells, rows }
}

const refuseRows = (): never => fail('lists.import_too_many_rows', { most: formatCount(mostRows) })

/** Spreadsheets write a row of delimiters for each of up to a million blank ones. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && ',; \t\r\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function parsed(text: string): Rows['rows'] {
  // The first line that is not empty has the names of the columns: what splits it most splits the others too.
  const first = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? ''
  const [delimiter] = delimiters.toSorted((one, other) => first.split(other).length - first.split(one).length)
  try {
    const records = parse(text, {
      delimiter: delimiter ?? ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      cast: (cell, { index }) =>
        index < mostColumns ? withoutGuard(cell) : fail('lists.import_too_many_columns', { most: mostColumns }),
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    return fail('lists.import_unreadable')
  }
}

// An export puts a quote before what a spreadsheet would take for a formula.
const withoutGuard = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
