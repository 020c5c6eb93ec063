import { usStates, usStateCodes, type UsState } from '@portico/shared/states/us-state.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'

/** States and territories, added one by one; each can be removed. */
export function StatesField({
  states,
  onChange,
}: {
  states: readonly UsState[]
  onChange: (states: UsState[]) => void
}) {
  const free = usStateCodes.filter((state) => !states.includes(state))
  return (
    <div className="stack stack-2">
      <Field label="Where it is valid" help="Choose every state or territory on the certificate.">
        <Select
          value=""
          placeholder={states.length === 0 ? 'Choose one' : 'Choose another one'}
          options={free.map((value) => ({ value, label: usStates[value] }))}
          onChange={({ target }) => target.value && onChange([...states, target.value as UsState])}
        />
      </Field>
      {states.length > 0 ? (
        <ul className="exemption-states" aria-label="Chosen states">
          {states.map((state) => (
            <li key={state}>
              {usStates[state]}
              <IconButton
                icon="close"
                label={`Remove ${usStates[state]}`}
                onClick={() => onChange(states.filter((one) => one !== state))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
