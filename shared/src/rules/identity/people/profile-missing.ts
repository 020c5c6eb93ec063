/** A postal address as stored in a profile. */
export type ProfilePostalAddress = {
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
  readonly country: string | null
}
export type Profile = {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly direct_number: string | null
  /** omitted if the profile has no such postal address, which is then not required */
  readonly billing_address?: ProfilePostalAddress | null
  readonly shipping_address?: ProfilePostalAddress | null
}

const own = { first_name: 'First name', last_name: 'Last name', direct_number: 'Phone number' } as const
const parts = { address: 'address', city: 'city', state: 'state', zip_code: 'ZIP code', country: 'country' } as const
const addresses = { billing_address: 'Billing', shipping_address: 'Shipping' } as const
const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === ''
const namesOf = <T extends object>(fields: T): (keyof T & string)[] => Object.keys(fields) as (keyof T & string)[]

/** Lists what a profile lacks, in the wording of the profile page: names, phone number, parts of both postal addresses (USR-008). */
export function profileMissing(profile: Profile): string[] {
  const missing: string[] = namesOf(own)
    .filter((name) => isBlank(profile[name]))
    .map((name) => own[name])
  for (const kind of namesOf(addresses)) {
    if (profile[kind] === undefined) continue
    for (const part of namesOf(parts))
      if (isBlank(profile[kind]?.[part])) missing.push(`${addresses[kind]} ${parts[part]}`)
  }
  return missing
}

/** Only missing names block a user. A missing phone number or postal address is requested when something is bought or shipped (SES-031, OP-07). */
export const isValidUser = ({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): boolean =>
  !isBlank(first_name) && !isBlank(last_name)
