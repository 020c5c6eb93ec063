import type { SalesTax } from '@portico/shared/contract/orders/sales-tax.ts'
import { usStates, usStateCodes, type UsState } from '@portico/shared/states/us-state.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

export type Rate = SalesTax['rates'][number]
const options = usStateCodes.map((value) => ({ value, label: usStates[value] }))

export function RateRow({
  rate: { state, percent },
  taken,
  onChange,
  onRemove,
}: {
  rate: Rate
  /** states that already have a row */
  taken: ReadonlySet<UsState>
  onChange: (rate: Rate) => void
  onRemove: () => void
}) {
  return (
    <div className="price-row" role="group" aria-label={usStates[state]}>
      <Field label="State">
        <Select
          options={options.map((option) => ({ ...option, disabled: taken.has(option.value) }))}
          value={state}
          onChange={({ target }) => onChange({ state: target.value as UsState, percent })}
        />
      </Field>
      <Field label="Percent">
        <TextInput
          type="number"
          inputMode="decimal"
          min={0}
          max={25}
          step={0.0001}
          value={Number.isNaN(percent) ? '' : percent}
          onChange={({ target }) => onChange({ state, percent: target.valueAsNumber })}
        />
      </Field>
      <IconButton icon="trash" label={`Remove the rate of ${usStates[state]}`} onClick={onRemove} />
    </div>
  )
}
