import { randomBytes } from 'node:crypto'

// Crockford's alphabet: no two characters look alike on paper.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A serial number of 100 random bits in four groups of five, so that nobody finds one by trying (OP-85). */
export function makeSerial(): string {
  const serial = [...randomBytes(20)].map((byte) => letters[byte % 32] ?? '0').join('')
  return serial.replace(/.{5}(?=.)/g, '$&-')
}
