import { expect, test } from 'vitest'
import { typedSerial } from './typed-serial.ts'

test('finds old and new serial numbers regardless of grouping and with misread letters', () => {
  const old = 'ABCDE-FGHJK-MNPQR-STV01'
  const today = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345'
  for (const serial of [old, today])
    for (const typed of [
      serial,
      serial.toLowerCase(),
      serial.replaceAll('-', ''),
      serial.replaceAll('-', ' '),
      ` ${serial} `,
    ])
      expect(typedSerial(typed)).toBe(serial)
  expect(typedSerial('abcde fghjk mnpqr stvol')).toBe(old)
  expect(typedSerial('ABCD-EFGH-JKMN-PQRS-TVWX-YZOI-2345')).toBe(today)
})

test('looks up a serial number of another length, such as an imported one, as typed', () => {
  expect(typedSerial('days-1763800000000')).toBe('DAYS-1763800000000')
  expect(typedSerial('OLD-2019-000417-I')).toBe('OLD-2019-000417-I')
})
