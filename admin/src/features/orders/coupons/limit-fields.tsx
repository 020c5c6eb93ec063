import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useController } from 'react-hook-form'

type Props = { name: string; label: string; help: string }

function DayField({ name, label, help }: Props) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} optional help={help} error={fieldState.error?.message}>
      <TextInput type="date" {...field} value={String(field.value)} />
    </Field>
  )
}

function CountField({ name, label, help }: Props) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} optional help={help} error={fieldState.error?.message}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        ref={field.ref}
        value={typeof field.value === 'number' ? field.value : ''}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)}
      />
    </Field>
  )
}

/** Fields for when and how often the coupon can be used. */
export const LimitFields = () => (
  <>
    <DayField name="starts_on" label="First day" help="From the beginning of that day, in the portal’s time zone." />
    <DayField name="ends_on" label="Last day" help="Until the end of that day, in the portal’s time zone." />
    <CountField
      name="max_uses"
      label="Usage limit"
      help="Total orders that may use it. Unpaid orders that expire do not count."
    />
    <CountField
      name="max_per_buyer"
      label="Limit per buyer"
      help="Orders per account that may use it. Refunded orders still count."
    />
  </>
)
