import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useState } from 'react'

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** Input for a whole number; reports each typed value as soon as it is valid. */
export function NumberInput({ label, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const number = Number(typed)
  const isRight = typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
  return (
    <Field label={label} error={isRight ? undefined : `A whole number from ${least} to ${most}.`}>
      <TextInput
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = Number(target.value)
          if (target.value.trim() !== '' && Number.isInteger(next) && next >= least && next <= most) onChange(next)
        }}
      />
    </Field>
  )
}
