const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const symbols = '!@#$%^&*'

/**
 * Generates a password of 12 letters, digits and !@#$%^&*, at least one of each (USR-034 allows 8 to 12). `random` returns an integer from 0 up to,
 * but not including, its argument; it must be cryptographically secure outside of tests.
 */
export function generatePassword(random: (below: number) => number): string {
  const pick = (from: string): string => from[random(from.length)] ?? ''
  const characters = [
    pick(letters),
    pick(digits),
    pick(symbols),
    ...Array.from({ length: 9 }, () => pick(letters + digits + symbols)),
  ]
  for (let place = characters.length - 1; place > 0; place -= 1) {
    const other = random(place + 1)
    ;[characters[place], characters[other]] = [characters[other] ?? '', characters[place] ?? '']
  }
  return characters.join('')
}
