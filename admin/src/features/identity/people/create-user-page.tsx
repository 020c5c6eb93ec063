import type { Role } from '@portico/shared/access/roles.ts'
import { list_roles } from '@portico/shared/contract/identity/people.ts'
import { create_user } from '@portico/shared/contract/identity/people-record.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormProvider, useController } from 'react-hook-form'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'

const fields: Readonly<Record<string, Field>> = {
  first_name: { kind: 'text', label: 'First name', max: 100, required: true },
  middle_name: { kind: 'text', label: 'Middle name', max: 100 },
  last_name: { kind: 'text', label: 'Last name', max: 100, required: true },
  email: { kind: 'text', label: 'Email', max: 254, required: true, help: 'Used to sign in.' },
  direct_number: { kind: 'text', label: 'Phone number', max: 40 },
}
const empty = { first_name: '', middle_name: '', last_name: '', email: '', direct_number: '', roles: ['learner'] }

/** /users/create (USR-002). */
export function CreateUserPage() {
  const { portal } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { form, submit, failure, busy, isDirty } = useStaffForm({
    name: 'create-user',
    schema: create_user.body,
    values: empty,
    onlyChanged: false,
    send: (typed) => {
      const { body } = checkedBody(create_user.body, typed)
      if (!body) throw new Error('an unchecked person was sent')
      return api(create_user, { body })
    },
    onSaved: ({ id, is_returning }) => {
      if (is_returning)
        toasts.show({ kind: 'info', text: 'This person was on the portal before and has been added again.' })
      void client.invalidateQueries({ queryKey: ['users'] })
      void navigate({ to: linkToStaff('user', { slug: id }) })
    },
  })
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('users')}>← Users</Link>
      </p>
      <PageHead title="Create user">
        They get an email from {portal.name} with a link to confirm the email and choose a password.
      </PageHead>
      <FormProvider {...form}>
        <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
          <div className="panel-body stack">
            {Object.entries(fields).map(([name, field]) => (
              <DeclaredField key={name} name={name} field={field} />
            ))}
            <RolesField />
          </div>
          <div className="form-foot">
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
            <Button type="submit" busy={busy}>
              Create user
            </Button>
          </div>
          <UnsavedChanges isDirty={() => isDirty && !busy} />
        </Form>
      </FormProvider>
    </>
  )
}

function RolesField() {
  const { portal } = useSession()
  const { field, fieldState } = useController({ name: 'roles' })
  const { data } = useQuery({ queryKey: ['roles', portal.id], queryFn: () => api(list_roles, { query: {} }) })
  const options = (data ?? []).flatMap(({ short_name, name, is_assignable }) =>
    is_assignable ? [{ value: short_name, label: name }] : [],
  )
  return (
    <div ref={field.ref} tabIndex={-1}>
      <CheckboxGroup<Role>
        legend="Roles"
        options={options}
        values={Array.isArray(field.value) ? (field.value as Role[]) : []}
        onChange={field.onChange}
      />
      {fieldState.error ? (
        <p className="field-error">
          <Icon name="warning" size="small" />
          {fieldState.error.message}
        </p>
      ) : null}
    </div>
  )
}
