import { expect, test } from 'vitest'
import { isSpreadsheetChange } from './is-spreadsheet-change.ts'

test.each([
  ['00012345', '12345'],
  ['1E5', '100000'],
  ['1E5', '1.00E+05'],
  ['3-4', '4-Mar'],
  ['3-4', '3/4/2026'],
  ['1/2', 'Jan-02'],
  ['1234567890123456', '1.23457E+15'],
  ['1234567890123456', '1234567890123450'],
  ['2.50', '2.5'],
])('%s saved as %s is recognized as a spreadsheet conversion', (before, after) =>
  expect(isSpreadsheetChange(before, after)).toBe(true),
)

test.each([
  ['00012345', '00012346'],
  ['12345', '12346'],
  ['Ladders', 'Ladders 2'],
  ['', '5'],
  ['5', ''],
  ['3-4', 'Three to four'],
  ['5', '5'],
])('%s changed to %s is recognized as an intended edit', (before, after) =>
  expect(isSpreadsheetChange(before, after)).toBe(false),
)
