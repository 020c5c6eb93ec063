import type { License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

type Props = {
  value: License
  /** states to choose from; without any, the state is typed */
  states?: readonly string[]
  onChange: (value: License) => void
}

/** Input fields of a license. */
export function LicenseInputs({ value, states = [], onChange }: Props) {
  const { profession, state, number, deadline } = value
  const change = (part: Partial<License>) => onChange({ ...value, ...part })
  return (
    <>
      <Field label="Profession" help="The code your board uses, such as RN.">
        <TextInput
          required
          value={profession}
          maxLength={60}
          onChange={({ target }) => change({ profession: target.value })}
        />
      </Field>
      <Field label="State">
        {states.length > 0 ? (
          <Select
            required
            value={state}
            placeholder="Choose"
            options={states.map((code) => ({ value: code, label: code }))}
            onChange={({ target }) => change({ state: target.value })}
          />
        ) : (
          <TextInput
            required
            value={state}
            maxLength={2}
            autoCapitalize="characters"
            onChange={({ target }) => change({ state: target.value.toUpperCase() })}
          />
        )}
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
    </>
  )
}
