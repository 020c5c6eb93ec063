import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Regions that are not countries: unions, and codes for unknown or test regions.
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
/** Whether a code is still in use; obsolete ones, such as DY for Benin, resolve to a newer one. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
const nameOf = (code: string): string | undefined =>
  noCountries.has(code) || !isCurrent(code) ? undefined : names.of(code)

/** Lists all countries with two-letter code and English name, sorted by name. */
export const countries = (): { code: string; name: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = nameOf(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** A country's two-letter code (ISO 3166-1). */
export const country = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check((code) => /^[A-Z]{2}$/.test(code) && nameOf(code) !== undefined, errorMessage('validation.selected_value')),
)
