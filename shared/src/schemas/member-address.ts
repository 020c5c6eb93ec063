import * as v from 'valibot'
import { country } from './country.ts'
import { maxCharacters } from './max-characters.ts'
import { postalCode } from './postal-code.ts'
import { requiredText } from './required-text.ts'

/** A person's billing or shipping postal address (USR-019), in any country. */
export const memberAddress = v.object({
  address: requiredText(120),
  address_2: v.pipe(v.nullish(v.string(), ''), v.trim(), maxCharacters(120)),
  city: requiredText(80),
  state: requiredText(80),
  zip_code: postalCode,
  country,
})
