import type { UsAddress } from '../schemas/postal-address.ts'
import { usStates, usStateCodes, type UsState } from '../states/us-state.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

/** An address being entered; a state of '' has not been chosen yet. */
export type UsAddressInput = Omit<UsAddress, 'state'> & { state: UsState | '' }
type UsAddressField = keyof UsAddress
export type UsAddressErrors = Partial<Record<UsAddressField, string | undefined>>

const texts = [
  { part: 'line1', label: 'Street address', autocomplete: 'billing address-line1', max: 120 },
  { part: 'line2', label: 'Apartment or suite', autocomplete: 'billing address-line2', max: 120 },
  { part: 'city', label: 'City', autocomplete: 'billing address-level2', max: 80 },
] as const satisfies readonly { part: UsAddressField; label: string; autocomplete: string; max: number }[]
const states = usStateCodes.map((value) => ({ value, label: usStates[value] }))

/** Fields for a buyer's postal address in the US or its territories (OP-129). The caller provides the layout. */
export function UsAddressFields({
  address,
  errors,
  onChange,
  first_id,
}: {
  address: UsAddressInput
  errors: UsAddressErrors
  onChange: (changed: Partial<UsAddressInput>) => void
  /** id of the street address field, so that links can target it */
  first_id?: string | undefined
}) {
  return (
    <>
      {texts.map(({ part, label, autocomplete, max }) => (
        <Field
          key={part}
          id={part === 'line1' ? first_id : undefined}
          label={label}
          optional={part === 'line2'}
          required={part !== 'line2'}
          error={errors[part]}
        >
          <TextInput
            value={address[part]}
            maxLength={max}
            autoComplete={autocomplete}
            onChange={({ target }) => onChange({ [part]: target.value })}
          />
        </Field>
      ))}
      <Field label="State or territory" required error={errors.state}>
        <Select
          options={states}
          placeholder="Choose one"
          value={address.state}
          autoComplete="billing address-level1"
          onChange={({ target }) => onChange({ state: target.value as UsState | '' })}
        />
      </Field>
      <Field label="ZIP code" required error={errors.postal_code}>
        <TextInput
          value={address.postal_code}
          maxLength={10}
          inputMode="numeric"
          autoComplete="billing postal-code"
          onChange={({ target }) => onChange({ postal_code: target.value })}
        />
      </Field>
    </>
  )
}
