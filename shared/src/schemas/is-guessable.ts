import { commonPasswords } from './common-passwords.ts'
import { passwordStems } from './password-stems.ts'

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
const walks = rows.flatMap((row) => [row, [...row].toReversed().join('')])
const fewest = { word: 3, left: 4 } as const

/**
 * Whether a password is among those tried first: without digits and symbols around it, and with leet undone, it is a common word, a row of
 * the alphabet or the keyboard, one or two letters repeated, or little more than words `about` its owner: email, names, name of the portal.
 */
export function isGuessable(password: string, about: readonly string[] = []): boolean {
  const known = personalWords(about)
  return passwordStems(password).some((stem) => commonPasswords().has(stem) || isPattern(stem) || isAbout(stem, known))
}

function isPattern(stem: string): boolean {
  if (stem.length < fewest.left || !/^\p{L}+$/u.test(stem)) return false
  return new Set(stem).size <= 2 || walks.some((walk) => walk.includes(stem))
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Each text as one word and by its parts, the longest first; too short ones are left out. */
function personalWords(about: readonly string[]): string[] {
  const parts = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]/u), ...text.split('@')])
  return [...new Set(parts.map(lettersOf))]
    .filter((word) => word.length >= fewest.word)
    .toSorted((a, b) => b.length - a.length)
}

function isAbout(stem: string, words: readonly string[]): boolean {
  const letters = lettersOf(stem)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left !== letters && left.length < fewest.left
}
