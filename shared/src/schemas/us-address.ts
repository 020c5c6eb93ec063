import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { usStateCodes } from '../states/us-state.ts'
import { maxCharacters } from './max-characters.ts'
import { requiredText } from './required-text.ts'

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
