import { expect, test } from 'vitest'
import { readStamp, stampPrice, type StampedPrice } from './price-stamp.ts'

const price: StampedPrice = {
  portal_id: 24,
  kind: 'course',
  id: 7,
  tiers: [
    { from_quantity: 1, price: 3900 },
    { from_quantity: 5, price: 3500 },
  ],
  version: new Date('2026-11-01T10:00:00Z'),
  at: new Date('2026-11-20T10:00:00Z'),
}
const secret = 'a-secret-of-this-test'

test('a stamp proves only its own price: not altered, not another item’s, nor another key’s', () => {
  const stamp = stampPrice(price, secret)
  const { portal_id, kind, id } = price
  const about = { stamp, portal_id, kind, id }
  expect(readStamp(about, secret)).toEqual(price)
  expect(readStamp({ ...about, id: 8 }, secret)).toBeNull()
  expect(readStamp({ ...about, portal_id: 25 }, secret)).toBeNull()
  expect(readStamp({ ...about, kind: 'bundle' }, secret)).toBeNull()
  expect(readStamp(about, 'another-secret')).toBeNull()
  const [body = '', mac = ''] = stamp.split('.')
  const cheaper = Buffer.from(body, 'base64url').toString().replace('3900', '1900')
  for (const forged of ['', 'x', body, `${Buffer.from(cheaper).toString('base64url')}.${mac}`, `${stamp}.x`])
    expect(readStamp({ ...about, stamp: forged }, secret), forged).toBeNull()
})
