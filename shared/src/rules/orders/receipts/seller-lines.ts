/** The seller as of the day of the sale; later changes do not affect it. */
export type Seller = {
  readonly name: string | null
  readonly address: string | null
  readonly address_2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
  readonly country: string
  readonly email: string | null
  readonly tax_id: string | null
}

/** Formats the seller's postal address as on an envelope; names the country only outside the United States. */
export function sellerLines({ address, address_2, city, state, zip_code, country }: Seller): string[] {
  const place = [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [address, address_2, place, country === 'US' ? null : country].flatMap((line) => line || [])
}
