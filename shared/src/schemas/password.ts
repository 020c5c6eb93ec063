import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { commonPasswords } from './common-passwords.ts'
import { minCharacters } from './text.ts'
import { maxPasswordLength } from './identity.ts'
import { fieldIssue, equalTo, type Fields } from './forms.ts'

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
  const found = new Set([lettersAndDigits(signs)])
  for (let from = first; from >= Math.max(0, first - margin); from -= 1) {
    for (let to = end; to <= Math.min(signs.length, end + margin); to += 1) {
      const part = signs.slice(from, to)
      for (const stem of [part.join(''), undone(part, leet), undone(part, otherLeet), lettersAndDigits(part)])
        found.add(stem)
    }
  }
  return [...found]
}

const lettersAndDigits = (signs: readonly string[]): string =>
  signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('')

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

const minPasswordLength = 8

const isMixed = (value: string): boolean => /\p{L}/u.test(value) && /\d/.test(value) && /[!@#$%^&*]/.test(value)

/**
 * A new password: at least 8 characters with a letter, a digit and one of !@#$%^&*; any other characters are allowed, up to 128 (FRM-028, OP-124).
 * Rejects easily guessed passwords (`isGuessable`). Never trimmed.
 */
export const password = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  minCharacters(minPasswordLength),
  v.maxLength(maxPasswordLength, errorMessage('validation.max', { length: maxPasswordLength })),
  v.check(isMixed, errorMessage('validation.password')),
  v.check((value) => !isMixed(value) || !isGuessable(value), errorMessage('validation.password_common')),
)

/**
 * Rejects a new password built from its owner's email, names or portal: `from` lists fields of the same form, `also` adds words from elsewhere. Does
 * not repeat errors that the `password` rule already reports.
 */
// @__NO_SIDE_EFFECTS__
export const passwordAbout = <T extends Fields>({
  field = 'password',
  from = [],
  also = () => [],
}: {
  field?: keyof T & string
  from?: readonly (keyof T & string)[]
  also?: () => readonly string[]
}) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = (dataset.value ?? {}) as Fields
    const password = fields[field]
    if (typeof password !== 'string' || isGuessable(password)) return
    const words = [...from.map((name) => fields[name]).filter((value) => typeof value === 'string'), ...also()]
    if (isGuessable(password, words)) addIssue(fieldIssue(fields, field, errorMessage('validation.password_common')))
  })

/** The repeated password, with the error wording of the specification (FRM-024, FRM-034). */
// @__NO_SIDE_EFFECTS__
export const passwordConfirmed = <T extends Fields>({
  field = 'password_confirmation',
  other = 'password',
}: { field?: keyof T & string; other?: keyof T & string } = {}) =>
  equalTo<T>({ field, other, message: errorMessage('validation.password_confirmed') })
