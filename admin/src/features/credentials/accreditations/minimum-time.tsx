import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { readMinutes } from './read-minutes.ts'
import type { OnWrong } from './wrong-input.ts'

type Props = { minutes: number | null; onChange: (minutes: number | null) => void; onWrong: OnWrong }

/** The time in the course that the certificate waits for. */
export function MinimumTime({ minutes, onChange, onWrong }: Props) {
  const [typed, setTyped] = useState(minutes === null ? '' : String(minutes))
  const isWrong = readMinutes(typed) === 'wrong'
  return (
    <Field
      label="Minimum time in the course, in minutes"
      optional
      help="The certificate waits until the learner has spent this time in lessons. Only time in an online course is counted."
      error={isWrong ? 'Please enter whole minutes, from 1 to 60,000.' : undefined}
    >
      <TextInput
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readMinutes(target.value)
          onWrong('minutes', read === 'wrong')
          if (read !== 'wrong') onChange(read)
        }}
      />
    </Field>
  )
}
