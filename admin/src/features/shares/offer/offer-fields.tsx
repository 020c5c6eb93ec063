import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { DollarsInput } from '../../../fields/dollars-input.tsx'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import type { TypedOffer } from './use-offer.ts'

type Props = { typed: TypedOffer; fields: FieldErrors; onChange: (part: Partial<TypedOffer>) => void }

/** Fields for an offer: the other portal, the price and the limits. */
export function OfferFields({ typed, fields, onChange }: Props) {
  return (
    <>
      <Field
        label="Address of the other portal"
        required
        help="As in the address bar of its storefront, such as academy.example.com."
        error={fields.portal?.[0]}
      >
        <TextInput
          ref={autoFocusRef}
          autoCapitalize="none"
          spellCheck={false}
          value={typed.portal}
          onChange={({ target }) => onChange({ portal: target.value })}
        />
      </Field>
      <div className="form-grid">
        <Field
          label="Your share of each sale, %"
          required
          help="Of the amount paid, without sales tax."
          error={fields.owner_percent?.[0]}
        >
          <Count value={typed.owner_percent} onChange={(owner_percent) => onChange({ owner_percent })} />
        </Field>
        <Field label="Minimum price, $" required help="The lowest price per seat." error={fields.min_price?.[0]}>
          <DollarsInput cents={typed.min_price} least_cents={0} onChange={(min_price) => onChange({ min_price })} />
        </Field>
        <Field
          label="Discount for credits, %"
          optional
          help="Lowers the minimum while the portal holds credits."
          error={fields.max_discount?.[0]}
        >
          <Count value={typed.max_discount} onChange={(max_discount) => onChange({ max_discount })} />
        </Field>
        <Field label="Seat limit" optional help="Leave empty for no limit." error={fields.seats?.[0]}>
          <Count value={typed.seats} onChange={(seats) => onChange({ seats })} />
        </Field>
        <Field label="First day of sale" optional error={fields.starts_on?.[0]}>
          <Day value={typed.starts_on} onChange={(starts_on) => onChange({ starts_on })} />
        </Field>
        <Field label="Last day of sale" optional error={fields.ends_on?.[0]}>
          <Day value={typed.ends_on} onChange={(ends_on) => onChange({ ends_on })} />
        </Field>
      </div>
      <Field label="Note to the other portal" optional error={fields.note?.[0]}>
        <TextArea
          rows={2}
          maxLength={1000}
          value={typed.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </>
  )
}

type Typed = { value: string; onChange: (value: string) => void }
const Count = ({ value, onChange }: Typed) => (
  <TextInput inputMode="numeric" value={value} onChange={({ target }) => onChange(target.value)} />
)
const Day = ({ value, onChange }: Typed) => (
  <TextInput type="date" value={value} onChange={({ target }) => onChange(target.value)} />
)
