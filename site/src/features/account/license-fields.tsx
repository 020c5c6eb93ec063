import type { License } from '@portico/shared/contract/proof-accreditation.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

type Props = { value: License; onChange: (value: License) => void; onRemove: () => void }

/** One license. */
export function LicenseFields({ value, onChange, onRemove }: Props) {
  const { profession, state, number, deadline } = value
  const change = (part: Partial<License>) => onChange({ ...value, ...part })
  return (
    <fieldset className="license-fields">
      <legend className="visually-hidden">License {number}</legend>
      <Field label="Profession" help="The code of your board, such as RN.">
        <TextInput
          required
          value={profession}
          maxLength={60}
          onChange={({ target }) => change({ profession: target.value })}
        />
      </Field>
      <Field label="State">
        <TextInput
          required
          value={state}
          maxLength={2}
          autoCapitalize="characters"
          onChange={({ target }) => change({ state: target.value.toUpperCase() })}
        />
      </Field>
      <Field label="License number">
        <TextInput required value={number} maxLength={40} onChange={({ target }) => change({ number: target.value })} />
      </Field>
      <Field label="Renewal deadline" optional>
        <TextInput
          type="date"
          value={deadline ?? ''}
          onChange={({ target }) => change({ deadline: target.value || null })}
        />
      </Field>
      <Button kind="quiet" size="small" icon="trash" aria-label={`Remove license ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </fieldset>
  )
}
