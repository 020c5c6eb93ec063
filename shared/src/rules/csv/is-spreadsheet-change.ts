const isNumber = (text: string): boolean => /^[+-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)
const valueOf = (text: string): number => Number(text.replaceAll(',', ''))
const isShortDay = (text: string): boolean => /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/.test(text)
const isWrittenDay = (text: string): boolean =>
  /^(?:\d{1,4}[-/. ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/. ]\d{1,4}$|^\d{1,2}[-/. ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/. ]\d{2,4})?$/i.test(
    text,
  )

/** Spreadsheets keep fifteen digits: longer numbers come back with trailing zeros or in scientific notation. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(one) * 1e-5

/** Tells whether a new value looks like the old one opened and saved in a spreadsheet: lost zeros, or a code read as a number or a date. */
export function isSpreadsheetChange(before: string, after: string): boolean {
  const [one, other] = [before.trim(), after.trim()]
  if (one === other || one === '' || other === '') return false
  if (isShortDay(one) && (isShortDay(other) || isWrittenDay(other))) return true
  if (!isNumber(one) || !isNumber(other)) return false
  const [was, is] = [valueOf(one), valueOf(other)]
  return was === is || (one.replace(/\D/g, '').length > 11 && isNear(was, is))
}
