import { expect, test } from 'vitest'
import { rowOfFile } from './row-of-file.ts'

test('[OP-109] reads an email and an optional due date that is not past, and explains problems', () => {
  const read = (Email: string, due: string) => rowOfFile({ Email, 'Due on': due }, '2026-11-23')
  expect(read(' Ada@Example.com ', '')).toEqual({ email: 'ada@example.com', due_on: null })
  expect(read('ada@example.com', '2026-11-23')).toEqual({ email: 'ada@example.com', due_on: '2026-11-23' })
  expect(read('ada@', '')).toEqual({ problem: expect.stringMatching(/^Email: /) })
  expect(read('ada@example.com', '11/30/2026')).toEqual({ problem: 'Due on: Write the date as 2026-11-23.' })
  for (const none of ['2027-02-31', '0000-01-01', '9999-12-31'])
    expect(read('ada@example.com', none)).toEqual({ problem: 'Due on: Write the date as 2026-11-23.' })
  expect(read('ada@example.com', '2026-11-22')).toEqual({ problem: 'Due on: This date is in the past.' })
})
