import { expect, test } from 'vitest'
import { pdfText } from '../../../../tests/support/pdf-text.ts'
import { renderSheet } from './render-sheet.ts'

test('a job aid carries its fonts, so that every viewer sets its numbers and signs alike', async () => {
  const sections = [{ title: 'Cool', lines: ['135 to 70 °F within two hours'] }]
  const pdf = await renderSheet({ heading: 'Cooling', intro: 'Use a probe.', sections }, 'Food safety')
  expect(await pdfText(pdf)).toContain('135 to 70 °F within two hours')
  expect(pdf.toString('latin1').match(/\/BaseFont \/\w+\+SourceSerif4-\w+/g)?.length).toBeGreaterThan(1)
})
