const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '(': 'c',
  '|': 'l',
  '€': 'e',
  '£': 'l',
}
// Second table, because one symbol can stand for several letters.
const otherLeet: Readonly<Record<string, string>> = { ...leet, '1': 'l', '!': 'l', '9': 'q', '6': 'b', '|': 'i' }
/** Number of digits or symbols at either end that may still belong to the word: `$ummer`, `Hell0`. */
const margin = 4

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
const undone = (signs: readonly string[], table: Readonly<Record<string, string>>): string =>
  signs.map((sign) => table[sign] ?? sign).join('')

/**
 * Returns the possible base words of a password: lowercased, with digits and symbols at both ends cut off (all, or all but the few nearest the
 * letters), as is, with leet undone, and as letters and digits only. Empty if there is no letter.
 */
export function passwordStems(password: string): string[] {
  const signs = [...password.normalize('NFKC').toLowerCase()]
  const first = signs.findIndex(isLetter)
  if (first < 0) return []
  const end = signs.findLastIndex(isLetter) + 1
  const found = new Set([onlyWord(signs)])
  for (let from = first; from >= Math.max(0, first - margin); from -= 1) {
    for (let to = end; to <= Math.min(signs.length, end + margin); to += 1) {
      const part = signs.slice(from, to)
      for (const stem of [part.join(''), undone(part, leet), undone(part, otherLeet), onlyWord(part)]) found.add(stem)
    }
  }
  return [...found]
}

const onlyWord = (signs: readonly string[]): string => signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('')
