import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { DollarsInput } from '../../../fields/dollars-input.tsx'

export type Tier = { readonly from_quantity: number; readonly price: number }

/** One price tier of a course: its minimum number of seats and the price per seat. Stores cents, displays dollars. */
export function PriceRow({
  place,
  tier: { from_quantity, price },
  least,
  onChange,
  onRemove,
}: {
  place: number
  tier: Tier
  /** minimum price per seat, in cents (CRT-023) */
  least: number
  onChange: (tier: Tier) => void
  onRemove: () => void
}) {
  return (
    <div className="price-row" role="group" aria-label={`Price ${place + 1}`}>
      <Field label="From seats">
        <TextInput
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          value={Number.isNaN(from_quantity) ? '' : from_quantity}
          onChange={(event) => onChange({ from_quantity: event.target.valueAsNumber, price })}
        />
      </Field>
      <Field
        label="Price per seat ($)"
        error={price < least ? errorMessage('validation.min_value', { value: formatMoney(least) }) : undefined}
      >
        <DollarsInput
          cents={price}
          least_cents={least}
          onChange={(cents) => onChange({ from_quantity, price: cents })}
        />
      </Field>
      <IconButton icon="trash" label={`Remove price ${place + 1}`} onClick={onRemove} />
    </div>
  )
}
