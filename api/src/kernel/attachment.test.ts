import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test('sends plain names as they are', () => {
  expect(attachment('a.pdf')).toBe('attachment; filename="a.pdf"')
})

test('encodes other names in the extended form', () => {
  expect(attachment('Ü "1" x.pdf')).toBe("attachment; filename*=UTF-8''%C3%9C%20%221%22%20x.pdf")
})

test('encodes the characters that the extended form reserves', () => {
  expect(attachment("O'Brien (1)*.pdf")).toBe("attachment; filename*=UTF-8''O%27Brien%20%281%29%2A.pdf")
})
