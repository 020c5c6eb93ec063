import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formattedText } from './text.ts'

const accepts = (html: string) => v.safeParse(formattedText(500_000), html).success

test('accepts a lesson of seven thousand paragraphs and rejects tag-only text with its message', () => {
  expect(accepts('<p>A paragraph of a <strong>long</strong> lesson.</p>'.repeat(7_000))).toBe(true)
  for (const tag of ['<b>', '<DIV>', '</i>', '<b></i>']) expect(accepts(tag.repeat(31_000))).toBe(false)
  expect(v.safeParse(formattedText(500_000), '<b>'.repeat(31_000)).issues?.[0].message).toBe(
    'This text has too much formatting. Please split it or paste it as plain text.',
  )
})
