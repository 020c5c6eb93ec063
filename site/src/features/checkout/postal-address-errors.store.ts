import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { usAddress, type UsAddress } from '@portico/shared/schemas/postal-address.ts'
import type { UsAddressErrors, UsAddressInput } from '@portico/shared/ui/us-address-fields.tsx'
import { atom } from 'nanostores'

/** Validation errors of the postal address; set on an attempt to pay, removed as fields are corrected. */
export const $postalAddressErrors = atom<UsAddressErrors>({})

export function clearErrors(mended: readonly string[]): void {
  const errors = Object.entries($postalAddressErrors.get())
  const left = errors.filter(([part]) => !mended.includes(part))
  if (left.length < errors.length) $postalAddressErrors.set(Object.fromEntries(left))
}

/** The postal address if it is complete, otherwise null; sets no field errors. */
export function completePostalAddress({ line1, line2, city, state, postal_code }: UsAddressInput): UsAddress | null {
  return checkedBody(usAddress, { line1, line2, city, state, postal_code }).body
}

/** The postal address in the API's format; null if something is missing, with errors set on the fields. */
export function validatePostalAddress({ line1, line2, city, state, postal_code }: UsAddressInput): UsAddress | null {
  const { body, fields } = checkedBody(usAddress, { line1, line2, city, state, postal_code })
  const errors = Object.fromEntries(Object.entries(fields ?? {}).map(([name, [sentence]]) => [name, sentence]))
  $postalAddressErrors.set(errors)
  return body
}
