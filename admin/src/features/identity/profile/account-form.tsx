import { update_user, type Person } from '@portico/shared/contract/identity/people-record.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { usePersonChanged } from '../person/person.ts'

const fields: Readonly<Record<string, Field>> = {
  first_name: { kind: 'text', label: 'First name', max: 100, required: true },
  middle_name: { kind: 'text', label: 'Middle name', max: 100 },
  last_name: { kind: 'text', label: 'Last name', max: 100, required: true },
  email: {
    kind: 'text',
    label: 'Email',
    max: 254,
    required: true,
    help: 'The person must confirm a new email with a link sent to it before signing in again.',
  },
  direct_number: { kind: 'text', label: 'Phone number', max: 40 },
}
const valuesOf = (person: Person): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, person[name as keyof Person] ?? '']))

/** Names, email and phone number of the account. */
export function AccountForm({ person, mayEdit }: { person: Person; mayEdit: boolean }) {
  const changed = usePersonChanged()
  const { form, submit, failure, busy, isDirty } = useStaffForm<Person>({
    name: `user-${person.id}`,
    schema: update_user.body,
    values: valuesOf(person),
    onlyChanged: true,
    send: (typed) => {
      const { body } = checkedBody(update_user.body, typed)
      if (!body) throw new Error('an unchecked person was sent')
      return api(update_user, { params: { user_id: person.id }, body })
    },
    valuesOf,
    onSaved: (saved) => changed(saved.id, saved),
  })
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-label="Account" aria-busy={busy} onSubmit={() => void submit()}>
        <fieldset className="panel-body stack plain-fieldset" disabled={!mayEdit}>
          <legend className="panel-title">Account</legend>
          {Object.entries(fields).map(([name, field]) => (
            <DeclaredField key={name} name={name} field={field} />
          ))}
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
        </fieldset>
        {mayEdit ? (
          <div className="form-foot">
            <Button type="submit" busy={busy} disabled={!isDirty}>
              Save account
            </Button>
          </div>
        ) : null}
        <UnsavedChanges isDirty={() => isDirty && !busy} />
      </Form>
    </FormProvider>
  )
}
