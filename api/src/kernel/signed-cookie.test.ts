import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignedReader, signedText, signText } from './signed-cookie.ts'

const secret = 'a secret of at least thirty-two bytes'
const computed = vi.spyOn(crypto, 'createHmac')
beforeEach(() => syncBuiltinESMExports())
afterEach(() => computed.mockClear())
/** Counts the signatures that Node computes while `work` runs. */
function computedBy(work: () => void): number {
  computed.mockClear()
  work()
  return computed.mock.calls.length
}

test('accepts the same cookie twice, never one with a changed text or signature', () => {
  const read = createSignedReader(secret)
  const signed = signText('token', secret)
  expect([read(signed), read(signed)]).toEqual(['token', 'token'])
  const forged = signText('token', 'another secret')
  const moved = signed.replace('token', 'tokem')
  for (const value of [forged, moved, 'token', `x${signed}`, '', null])
    expect([read(value), read(value)]).toEqual([null, null])
  expect(read(signed)).toBe('token')
})

test('computes a signature once and keeps those of the most recently read cookies', () => {
  const read = createSignedReader(secret, { max: 2 })
  const [a, b, c] = ['a', 'b', 'c'].map((text) => signText(text, secret))
  const reads = (values: (string | undefined)[]) =>
    computedBy(() => {
      for (const value of values) expect(read(value ?? null)).toBe(value?.slice(0, 1))
    })
  expect(reads([a, a, a])).toBe(1)
  expect(reads([b, c])).toBe(2)
  expect(reads([c, b])).toBe(0)
  expect(reads([a])).toBe(1)
})

test('accepts only the exact encoding of a signature, and neither computes nor caches others', () => {
  const signed = signText('token', secret)
  const bare = signed.slice(0, -1)
  const last = bare.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  // The last character before the padding encodes two bits beyond the signature's bytes.
  const sameBytes = `${bare.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1]}=`
  const bytes = Buffer.from(signed.slice(6), 'base64')
  const others = [
    `${signed}!!!!`,
    `${signed}${'!'.repeat(15_000)}`,
    `${signed}=`,
    `${bare} =`,
    // One byte more and one byte less, in the same number of characters.
    `${bare}A`,
    `${bare.slice(0, -1)}==`,
    bare,
    signed.replace('.', '. '),
    sameBytes,
    `token.${bytes.toString('base64url')}`,
    signText('t'.repeat(300), secret),
  ]
  for (const other of [others[0], sameBytes, bare])
    expect(Buffer.from((other ?? '').slice(6), 'base64').equals(bytes)).toBe(true)
  const read = createSignedReader(secret)
  expect(read(signed)).toBe('token')
  for (const other of others) {
    expect(
      computedBy(() => expect([read(other), read(other), signedText(other, secret)]).toEqual([null, null, null])),
    ).toBe(0)
  }
  expect([read(signed), signedText(signed, secret)]).toEqual(['token', 'token'])
})
