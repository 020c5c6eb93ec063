import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { parse } from 'csv-parse/sync'
import { fail, Refusal } from '../../kernel/fail.ts'
import { decode } from './decode.ts'

const mostRows = 10_000
const mostColumns = 100
const delimiters = [',', ';', '\t'] as const
export type Rows = { header: string[]; rows: { line: number; cells: string[] }[] }

/** The rows of a CSV file, whatever its encoding and delimiter, with the line on which each begins. */
export function readRows(bytes: Uint8Array): Rows {
  const text = withoutBlankEnd(decode(bytes))
  if (text.includes('\u0000')) fail('lists.import_unreadable')
  const [header, ...rows] = parsed(text)
  if (!header || rows.length === 0) return fail('lists.import_no_rows')
  return { header: header.cells, rows }
}

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
  const records = recordsOf(text, delimiter ?? ',')
  // With the header; blank ones count.
  if (records.length > mostRows + 1) fail('lists.import_too_many_rows', { most: formatCount(mostRows) })
  return records
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
}

/** Reading holds up everybody else: it ends at the first row or column too many. */
function recordsOf(text: string, delimiter: string): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(text, {
      delimiter,
      to: mostRows + 2,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      cast: (cell, { index }) =>
        index < mostColumns ? withoutGuard(cell) : fail('lists.import_too_many_columns', { most: mostColumns }),
    }) as unknown as { record: string[]; info: { lines: number } }[]
  } catch (error) {
    if (error instanceof Refusal) throw error
    return fail('lists.import_unreadable')
  }
}

// An export puts a quote before what a spreadsheet would take for a formula.
const withoutGuard = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
