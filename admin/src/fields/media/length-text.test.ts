import { expect, test } from 'vitest'
import { lengthText } from './length-text.ts'

test('formats lengths with hours only where there are some', () =>
  expect([0, 65_400, 599_600, 3_725_000].map(lengthText)).toEqual(['0:00', '1:05', '10:00', '1:02:05']))
