import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { parse } from 'csv-parse/sync'
import { fail } from '../../kernel/fail.ts'
import { decode } from './decode.ts'

const mostRows = 10_000
const delimiters = [',', ';', '\t'] as const
export type Rows = { header: string[]; rows: { line: number; cells: string[] }[] }

/** The rows of a CSV file, whatever its encoding and delimiter, with the line on which each begins. */
export function readRows(bytes: Uint8Array): Rows {
  const text = decode(bytes)
  if (text.includes('\u0000')) fail('lists.import_unreadable')
  const [header, ...rows] = parsed(text)
  if (!header || rows.length === 0) return fail('lists.import_no_rows')
  if (rows.length > mostRows) fail('lists.import_too_many_rows', { most: formatCount(mostRows) })
  return { header: header.cells, rows }
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
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record.map(withoutGuard) }))
  } catch {
    return fail('lists.import_unreadable')
  }
}

// An export puts a quote before what a spreadsheet would take for a formula.
const withoutGuard = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
