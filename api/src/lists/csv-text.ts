import { stringify } from 'csv-stringify/sync'

/** Lines as CSV that spreadsheets read as they are: no formula runs, every letter stands. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify([...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
