import { expect, test } from 'vitest'
import { stampedAddress } from './stamped-address.ts'

test('[USR-012] appends a time stamp to the URL of an uploaded avatar', () => {
  expect(stampedAddress('/media/1/pictures/a.png', 1_700)).toBe('/media/1/pictures/a.png?t=1700')
  expect(stampedAddress('/a.png?w=1', 5)).toBe('/a.png?w=1&t=5')
})
