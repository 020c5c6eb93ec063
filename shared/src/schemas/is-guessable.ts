import { commonPasswords } from './common-passwords.ts'
import { passwordStems } from './password-stems.ts'

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
const walks = rows.flatMap((row) => [row, [...row].toReversed().join('')])
const fewest = { word: 3, left: 4 } as const

/**
 * Whether attackers would guess a password early: without surrounding digits and symbols, and with leet undone, it is a common word, an alphabet or
 * keyboard sequence, one or two repeated letters, or little more than words `about` its owner (email, names, portal name).
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

/** Splits each text into whole and partial words, longest first, and drops words that are too short. */
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
