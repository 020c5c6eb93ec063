import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvText, withGuard, withoutGuard } from './csv-text.ts'

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const odd = fc.string({ unit: fc.constantFrom(...signs, ...`'";,| \n\u00a0aß1`) })

test('no cell starts a formula, whichever separator the spreadsheet uses', () => {
  fc.assert(
    fc.property(odd, (text) => {
      const pieces = csvLine([text]).split(/[;|\t\r\n]/)
      for (const piece of pieces) expect(piece.replace(/^"/, '')).not.toMatch(/^[ \u00a0]*[=+\-@＝＋－＠]/)
    }),
  )
  expect(csvLine(['x;=1+1'])).toBe(`"x;'=1+1"`)
  expect(csvLine(['a', 'x\n=1+1'])).toBe(`a,"x\n'=1+1"`)
  for (const sign of signs) expect(withGuard(`${sign}1`)).toBe(`'${sign}1`)
})

test('text survives writing and reading, including its own quotation marks', () => {
  fc.assert(fc.property(odd, (text) => void expect(withoutGuard(withGuard(text))).toBe(text)))
  expect(withGuard("'t Hart")).toBe("'t Hart")
  expect(withoutGuard("'t Hart")).toBe("'t Hart")
  expect(withGuard("'=quoted")).toBe("''=quoted")
})

test('writes numbers unquoted, starts with a byte order mark and ends lines with CRLF', () => {
  expect(
    csvText([
      ['Title', 'Credits'],
      ['=A', -5],
    ]),
  ).toBe("\ufeffTitle,Credits\r\n'=A,-5\r\n")
  expect(csvLine(['a,b', 'c"d', ' e', ''])).toBe('"a,b","c""d"," e",')
})
