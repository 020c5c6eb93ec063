import { expect, test } from 'vitest'
import { createSignedReader, signText } from './signed-cookie.ts'

const secret = 'a secret of at least thirty-two bytes'

test('[TRIP-2] a cookie read before is read again; another signature under its text, and another text under its signature, are not', () => {
  const read = createSignedReader(secret)
  const signed = signText('token', secret)
  expect([read(signed), read(signed)]).toEqual(['token', 'token'])
  const forged = signText('token', 'another secret')
  const moved = signed.replace('token', 'tokem')
  for (const value of [forged, moved, 'token', `x${signed}`, '', null])
    expect([read(value), read(value)]).toEqual([null, null])
  expect(read(signed)).toBe('token')
})

test('[TRIP-2] more cookies than are kept are all read', () => {
  const read = createSignedReader(secret, { max: 2 })
  for (const text of ['a', 'b', 'c', 'a']) expect(read(signText(text, secret))).toBe(text)
})
