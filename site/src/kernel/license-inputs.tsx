import type { License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { licenseLabels } from './use-license-errors.ts'

type Props = {
  value: License
  /** prefix of the ids of the fields */
  id: string
  /** codes to choose from, with their names */
  states: Readonly<Record<string, string>>
  errorOf: (field: keyof License) => string | undefined
  onChange: (value: License) => void
}

/** Input fields of a license. */
export function LicenseInputs({ value, id, states, errorOf, onChange }: Props) {
  const { profession, state, number, deadline } = value
  const change = (part: Partial<License>) => onChange({ ...value, ...part })
  const field = (name: keyof License) => ({ id: `${id}.${name}`, label: licenseLabels[name], error: errorOf(name) })
  const offered = Object.keys(states)
  const codes = state === '' || offered.includes(state) ? offered : [...offered, state]
  return (
    <>
      <Field {...field('profession')} required help="The code your board uses, such as RN.">
        <TextInput value={profession} maxLength={60} onChange={({ target }) => change({ profession: target.value })} />
      </Field>
      <Field {...field('state')} required>
        <Select
          value={state}
          placeholder="Choose"
          options={codes.map((code) => ({ value: code, label: states[code] ?? code }))}
          onChange={({ target }) => change({ state: target.value })}
        />
      </Field>
      <Field {...field('number')} required>
        <TextInput value={number} maxLength={40} onChange={({ target }) => change({ number: target.value })} />
      </Field>
      <Field {...field('deadline')} optional>
        <TextInput
          type="date"
          value={deadline ?? ''}
          onChange={({ target }) => change({ deadline: target.value || null })}
        />
      </Field>
    </>
  )
}
