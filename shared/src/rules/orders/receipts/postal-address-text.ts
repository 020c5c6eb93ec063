import type { UsState } from '../../../states/us-state.ts'

/** A buyer's postal address. */
export type PostalAddress = {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: UsState
  readonly postal_code: string
}

/** Formats a US postal address as on an envelope. */
export const postalAddressText = ({ line1, line2, city, state, postal_code }: PostalAddress): string =>
  [line1, line2, `${city}, ${state} ${postal_code}`].filter((line) => line !== '').join('\n')
