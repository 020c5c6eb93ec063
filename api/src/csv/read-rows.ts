import { withoutGuard } from '@portico/shared/rules/csv/csv-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { parse } from 'csv-parse/sync'
import { fail, Refusal } from '../kernel/fail.ts'
import { findQuoteFault } from './find-quote-fault.ts'

const mostRows = 10_000
const mostColumns = 100
const delimiters = [',', ';', '\t'] as const
export type Rows = { header: string[]; rows: { line: number; cells: string[] }[] }

/** Parses a CSV file of any encoding, line ending and delimiter; each row has the line it starts on. */
export function readRows(bytes: Uint8Array): Rows {
  const text = withoutBlankEnd(decode(bytes).replaceAll(/\r\n?/g, '\n'))
  if (text.includes('\u0000')) fail('lists.import_unreadable')
  const [header, ...rows] = parsed(text)
  if (!header || rows.length === 0) return fail('lists.import_no_rows')
  return { header: header.cells, rows }
}

/** Spreadsheets may write a row of delimiters for each of up to a million blank rows. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (end > 0) {
    const begin = text.lastIndexOf('\n', end - 1) + 1
    if (!/^[,; \t]*$/.test(text.slice(begin, end))) break
    end = begin - 1
  }
  return text.slice(0, Math.max(0, end))
}

function parsed(text: string): Rows['rows'] {
  const named = namedDelimiter(text)
  // The line that sets the delimiter stays as a blank line, so that later lines keep their numbers.
  const rest = named === null ? text : text.slice(named.length)
  const records = recordsOf(rest, named?.delimiter ?? likelyDelimiter(rest))
  // Counts the header and blank rows.
  if (records.length > mostRows + 1) fail('lists.import_too_many_rows', { most: formatCount(mostRows) })
  return records.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Spreadsheets read a first line such as `sep=;` as the file's delimiter; saving the file again may append delimiters to it. */
function namedDelimiter(text: string): { delimiter: string; length: number } | null {
  const [first = '', delimiter] = /^"?sep=([^\n"])"?[,; \t]*(?=\n|$)/i.exec(text) ?? []
  return delimiter === undefined ? null : { delimiter, length: first.length }
}

/** The first non-empty line has the column names; the delimiter that splits it most splits the other lines too. */
function likelyDelimiter(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
  const [likely] = delimiters.toSorted((one, other) => first.split(other).length - first.split(one).length)
  return likely ?? ','
}

/** Parsing blocks all other requests, so it stops at the first row or column over the limit. */
function recordsOf(text: string, delimiter: string): Rows['rows'] {
  const begins: number[] = []
  try {
    const records: string[][] = parse(text, {
      delimiter,
      to: mostRows + 2,
      relax_column_count: true,
      skip_empty_lines: true,
      cast: (cell, { index, lines, records: number }) => {
        if (index === 0) begins[number] = lines - (cell.split('\n').length - 1)
        return index < mostColumns
          ? withoutGuard(cell.trim())
          : fail('lists.import_too_many_columns', { most: mostColumns })
      },
    })
    return records.map((cells, number) => ({ line: begins[number] ?? 0, cells }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const fault = findQuoteFault(text, delimiter)
    return fault ? fail('lists.import_unreadable_at', fault) : fail('lists.import_unreadable')
  }
}

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Decodes a file by its byte order mark, else as UTF-8, else in the encoding that spreadsheets on Windows use. */
function decode(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, place) => bytes[place] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
