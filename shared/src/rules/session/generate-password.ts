const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const symbols = '!@#$%^&*'

/**
 * A generated password: 12 characters of letters, digits and !@#$%^&*, at least one of each (USR-034; 8 to 12 are allowed).
 * `random` gives a whole number from 0 up to, not including, its argument; it must be a cryptographic one outside of tests.
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
