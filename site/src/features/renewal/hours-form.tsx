import type { Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import type { CreditedCourse } from '@portico/shared/rules/credentials/renewal/renewal-requirement.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { hoursFields, type Typed } from './hours-fields.ts'

/** The user's own input: deadline and hours earned elsewhere. */
export type HoursInput = { deadline: string | null; earned: CreditedCourse[] }

/** Hours already earned; hours from the transcript are added. */
export function HoursForm(props: {
  renewal: Omit<Renewal, 'text'>
  deadline: string | null
  onTold: (told: HoursInput) => void
}) {
  const { renewal, deadline, onTold } = props
  const [typed, setTyped] = useState<Typed>({})
  const [day, setDay] = useState('')
  const { fields, earned } = hoursFields(renewal, typed)
  return (
    <Form
      className="stack"
      aria-label="Hours you already have"
      onSubmit={() => earned && onTold({ deadline: day || null, earned })}
    >
      <div className="renewal-hours">
        {fields.map(({ name, label, wrong }) => (
          <Field key={name} label={`${label} (hours)`} optional error={wrong ?? undefined}>
            <TextInput
              inputMode="decimal"
              placeholder="0"
              value={typed[name] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
            />
          </Field>
        ))}
        {seemsSignedIn() ? (
          <Field label="Renewal deadline" optional help="Hours you completed in the cycle before it count.">
            <TextInput type="date" value={day || deadline || ''} onChange={({ target }) => setDay(target.value)} />
          </Field>
        ) : null}
      </div>
      {seemsSignedIn() ? null : (
        <p className="small muted">
          <a href={linkTo('login')}>Sign in</a> to count courses you completed here.
        </p>
      )}
      <div>
        <Button type="submit">Find the cheapest courses</Button>
      </div>
    </Form>
  )
}
