import { update_sales_tax, type SalesTax } from '@portico/shared/contract/orders/sales-tax.ts'
import { type TaxCode, taxCodeNames, taxCodes, type TaxMode } from '@portico/shared/states/orders/tax.ts'
import { usStates, usStateCodes } from '@portico/shared/states/us-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useController, type Control } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { RateRow, type Rate } from './rate-row.tsx'

const modes = [
  { value: 'none', label: 'No sales tax', help: 'Buyers pay the listed prices.' },
  { value: 'table', label: 'Your own rates', help: 'One rate for each state. States without one have no tax.' },
  {
    value: 'stripe',
    label: 'Stripe Tax',
    help: 'Stripe calculates the tax by street address for the states where you are registered with Stripe, and keeps the reports.',
  },
] as const satisfies readonly { value: TaxMode; label: string; help: string }[]
const ratesOf = (value: unknown): readonly Rate[] => (Array.isArray(value) ? (value as readonly Rate[]) : [])
const valuesOf = ({ mode, tax_code, rates }: Readonly<Record<string, unknown>>): Values => ({ mode, tax_code, rates })
const labels: Readonly<Record<string, string>> = {
  mode: 'Sales tax',
  tax_code: 'Type of courses',
  rates: 'Rates',
}
const valueText = (name: string, value: unknown): string =>
  name === 'mode'
    ? (modes.find((mode) => mode.value === value)?.label ?? '')
    : name === 'tax_code'
      ? taxCodes[value as TaxCode]
      : ratesOf(value)
          .map(({ state, percent }) => `${usStates[state]} ${percent}%`)
          .join(', ') || 'None'

/** Form for all sales tax settings: who calculates the tax, and the portal's own rates. */
export function SalesTaxForm({ opened }: { opened: SalesTax }) {
  const { form, submit, failure, conflict, busy, isDirty } = useStaffForm<SalesTax>({
    name: 'sales-tax',
    schema: update_sales_tax.body,
    values: valuesOf(opened),
    onlyChanged: false,
    send: ({ mode, tax_code, rates, version }) =>
      api(update_sales_tax, {
        body: {
          mode: mode as TaxMode,
          tax_code: tax_code as TaxCode,
          rates: [...ratesOf(rates)],
          version: String(version),
        },
      }),
    valuesOf,
    opened: { version: opened.version, valuesOf },
  })
  const mode = useController({ name: 'mode', control: form.control })
  return (
    <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
      <UnsavedChanges isDirty={() => isDirty && !busy} />
      <div className="panel-body stack">
        <RadioGroup
          legend="Sales tax"
          options={modes}
          value={mode.field.value as TaxMode}
          onChange={mode.field.onChange}
        />
        {mode.field.value === 'table' ? <Rates control={form.control} /> : null}
        {mode.field.value === 'stripe' ? <UsualTaxCode control={form.control} /> : null}
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
      <div className="form-foot">
        <Button type="submit" busy={busy} disabled={!isDirty}>
          Save sales tax
        </Button>
      </div>
      <ConflictDialog conflict={conflict} labelOf={(name) => labels[name] ?? name} show={valueText} />
    </Form>
  )
}

/** Default tax category of courses for Stripe Tax; a course can override it in its settings. */
function UsualTaxCode({ control }: { control: Control<Values> }) {
  const { field } = useController({ name: 'tax_code', control })
  return (
    <Field
      label="Type of courses"
      help="States tax online training, live training and education differently. You can choose another type in a course’s settings."
    >
      <Select
        ref={field.ref}
        options={taxCodeNames.map((value) => ({ value, label: taxCodes[value] }))}
        value={field.value as TaxCode}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  )
}

function Rates({ control }: { control: Control<Values> }) {
  const { field, fieldState } = useController({ name: 'rates', control })
  const rates = ratesOf(field.value)
  const taken = new Set(rates.map(({ state }) => state))
  const free = usStateCodes.find((state) => !taken.has(state))
  const error = fieldState.error?.message
  return (
    <div ref={field.ref} tabIndex={-1} role="group" aria-label="Rates" className="stack">
      {rates.map((rate, place) => (
        <RateRow
          key={place}
          rate={rate}
          taken={new Set([...taken].filter((state) => state !== rate.state))}
          onChange={(changed) => field.onChange(rates.with(place, changed))}
          onRemove={() => field.onChange(rates.toSpliced(place, 1))}
        />
      ))}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {free ? (
        <div>
          <Button kind="secondary" icon="plus" onClick={() => field.onChange([...rates, { state: free, percent: 0 }])}>
            Add a state
          </Button>
        </div>
      ) : null}
    </div>
  )
}
