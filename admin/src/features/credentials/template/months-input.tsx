import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { areMonths } from './template-problem.ts'

const monthsOf = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
const textOf = (months: number | null): string => (months === null || Number.isNaN(months) ? '' : String(months))

type Props = { value: number | null; onChange: (value: number | null) => void }

/** How long a certificate is valid. What does not fit stays as typed and is passed on as it is, so that nothing is saved meanwhile. */
export function MonthsInput({ value, onChange }: Props) {
  const [typed, setTyped] = useState(textOf(value))
  // Undo changes the value from outside.
  const shown = Object.is(monthsOf(typed), value) ? typed : textOf(value)
  return (
    <Field
      label="Valid for (months)"
      optional
      help="1 to 120. Leave empty if it never expires."
      error={areMonths(value) ? undefined : 'A whole number from 1 to 120.'}
    >
      <TextInput
        inputMode="numeric"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(monthsOf(target.value))
        }}
      />
    </Field>
  )
}
