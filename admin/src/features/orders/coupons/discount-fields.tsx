import { Field } from '@portico/shared/ui/field.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useController } from 'react-hook-form'
import { DollarsInput } from '../../../fields/dollars-input.tsx'

const units = [
  { value: 'percent', label: 'A percentage', help: 'Of the price of each course or bundle.' },
  { value: 'amount', label: 'An amount', help: 'Once per order, spread over the items that the coupon applies to.' },
] as const

/** Fields for the discount: percent or dollars. */
export function DiscountFields() {
  const unit = useController({ name: 'unit' })
  const value = useController({ name: 'value' })
  const number = typeof value.field.value === 'number' ? value.field.value : Number.NaN
  const typed = (next: number) => value.field.onChange(Number.isNaN(next) ? '' : next)
  const isPercent = unit.field.value === 'percent'
  return (
    <>
      <RadioGroup
        legend="Discount"
        options={units}
        value={unit.field.value as 'percent' | 'amount'}
        onChange={(next) => {
          unit.field.onChange(next)
          // Clear the value, because ten percent is not ten cents.
          value.field.onChange('')
        }}
      />
      <Field label={isPercent ? 'Percent off' : 'Dollars off'} required error={value.fieldState.error?.message}>
        {isPercent ? (
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            step={1}
            value={Number.isNaN(number) ? '' : number}
            ref={value.field.ref}
            onChange={({ target }) => typed(target.valueAsNumber)}
          />
        ) : (
          <DollarsInput cents={number} least_cents={1} onChange={typed} />
        )}
      </Field>
    </>
  )
}
