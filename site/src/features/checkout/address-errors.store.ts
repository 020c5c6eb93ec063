import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { usAddress, type UsAddress } from '@portico/shared/schemas/us-address.ts'
import type { AddressErrors, TypedAddress } from '@portico/shared/ui/us-address-fields.tsx'
import { atom } from 'nanostores'

/** What is wrong with the address; said when somebody wants to pay, and gone where it is mended. */
export const $addressErrors = atom<AddressErrors>({})

export function forgetErrors(mended: readonly string[]): void {
  const errors = Object.entries($addressErrors.get())
  const left = errors.filter(([part]) => !mended.includes(part))
  if (left.length < errors.length) $addressErrors.set(Object.fromEntries(left))
}

/** The address once nothing of it is missing; says nothing at any field. */
export function wholeAddress({ line1, line2, city, state, postal_code }: TypedAddress): UsAddress | null {
  return checkedBody(usAddress, { line1, line2, city, state, postal_code }).body
}

/** The address as the API takes it; null where something is missing, which is then said at its field. */
export function addressOf({ line1, line2, city, state, postal_code }: TypedAddress): UsAddress | null {
  const { body, fields } = checkedBody(usAddress, { line1, line2, city, state, postal_code })
  const errors = Object.fromEntries(Object.entries(fields ?? {}).map(([name, [sentence]]) => [name, sentence]))
  $addressErrors.set(errors)
  return body
}
