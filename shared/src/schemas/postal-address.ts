import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { usStateCodes } from '../states/us-state.ts'
import { maxCharacters, requiredText } from './text.ts'

/** A US ZIP code: five digits, or nine with a dash. */
export const zipCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\d{5}(?:-\d{4})?$/, errorMessage('validation.postal_code')),
)

/** A buyer's postal address, in the US or one of its territories (OP-129). */
export const usAddress = v.object({
  line1: requiredText(120),
  line2: v.pipe(v.optional(v.string(), ''), v.trim(), maxCharacters(120)),
  city: requiredText(80),
  state: v.picklist(usStateCodes, errorMessage('validation.required')),
  postal_code: zipCode,
})
export type UsAddress = v.InferOutput<typeof usAddress>

const countryNames = /* @__PURE__ */ new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Regions that are not countries: unions, and codes for unknown or test regions.
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
/** Whether a code is still in use; obsolete ones, such as DY for Benin, resolve to a newer one. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
const nameOf = (code: string): string | undefined =>
  noCountries.has(code) || !isCurrent(code) ? undefined : countryNames.of(code)

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

/** A ZIP or postal code of any country: letters and digits with single spaces or dashes between them, and at least one digit. */
export const postalCode = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toUpperCase(),
  v.regex(/^(?=.*\d)(?=.{2,12}$)[A-Z\d]+(?:[ -][A-Z\d]+)*$/, errorMessage('validation.postal_code')),
)

/** A person's billing or shipping postal address (USR-019), in any country. */
export const memberPostalAddress = v.object({
  address: requiredText(120),
  address_2: v.pipe(v.nullish(v.string(), ''), v.trim(), maxCharacters(120)),
  city: requiredText(80),
  state: requiredText(80),
  zip_code: postalCode,
  country,
})
