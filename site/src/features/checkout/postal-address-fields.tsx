import { UsAddressFields, type UsAddressInput } from '@portico/shared/ui/us-address-fields.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $postalAddressErrors, clearErrors } from './postal-address-errors.store.ts'

/** Focus target after sign-in while the postal address is empty. */
export const streetAddressId = 'street-address'

/** The buyer's postal address. On an attempt to pay, focus moves to the first invalid field. */
export function PostalAddressFields({
  address,
  change,
}: {
  address: UsAddressInput
  change: (changed: Partial<UsAddressInput>) => void
}) {
  const errors = useStore($postalAddressErrors)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const changed = (given: Partial<UsAddressInput>) => {
    clearErrors(Object.keys(given))
    change(given)
  }
  return (
    <div ref={box} className="billed-to-fields">
      <UsAddressFields address={address} errors={errors} onChange={changed} first_id={streetAddressId} />
    </div>
  )
}
