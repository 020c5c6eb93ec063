import { randomBytes } from 'node:crypto'
import { typedSerial } from '@portico/shared/rules/credentials/certificates/typed-serial.ts'

// Crockford's alphabet: no two characters look alike on paper.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Generates a serial number of 140 random bits in seven groups of four, which cannot be guessed on any portal (OP-85). */
export function makeSerial(): string {
  const characters = [...randomBytes(28)].map((byte) => letters[byte % 32] ?? '0').join('')
  return typedSerial(characters)
}
