import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { attach_subscription, type Plan } from '@portico/shared/contract/subscriptions.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { AgreedFields, agreedFor } from '../agreed-fields.tsx'

type Props = { portal: PortalLine; plans: readonly Plan[]; other: ReactNode }

function useAttaching(portal: PortalLine, first: Plan | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [began] = useState(() => ({ ...agreedFor(first), starts_on: '' }))
  const [value, setValue] = useState(began)
  const [sent_as] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<FieldErrors>({})
  const body = { portal_id: portal.id, ...value, starts_on: value.starts_on || null, sent_as }
  const save = useMutation({
    mutationFn: () => api(attach_subscription, { body }),
    onSuccess: async ({ plan }) => {
      toasts.show({ kind: 'success', text: `${portal.name} now has the plan ${plan.name}.` })
      await client.invalidateQueries({ queryKey: ['subscriptions'] })
      await navigate({ to: linkToStaff('subscription', { id: portal.id }) })
    },
  })
  const submit = () => {
    const { fields } = checkedBody(attach_subscription.body, body)
    setWrong(fields ?? {})
    save.reset()
    if (!fields) save.mutate()
  }
  const fields: FieldErrors = { ...(save.error instanceof CallError ? save.error.fields : {}), ...wrong }
  const isDirty = JSON.stringify(value) !== JSON.stringify(began)
  return { value, setValue, fields, save, submit, isDirty, found: save.error ?? wrong }
}

export function AttachForm({ portal, plans, other }: Props) {
  const form = useId()
  const { value, setValue, fields, save, submit, isDirty, found } = useAttaching(portal, plans[0])
  useFocusOnError(form, found)
  const isGeneral = save.error && Object.keys(fields).length === 0
  return (
    <form
      id={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <UnsavedChanges isDirty={() => isDirty && !save.isPending && !save.isSuccess} />
      <div className="row">
        <h2 className="panel-title">{portal.name}</h2>
        {other}
      </div>
      <AgreedFields
        plans={plans}
        value={value}
        fields={fields}
        onChange={(agreed) => setValue({ ...value, ...agreed })}
      />
      <Field
        label="Starts on"
        optional
        help="The first day of the term, today unless you choose another."
        error={fields.starts_on?.[0]}
      >
        <TextInput
          type="date"
          value={value.starts_on}
          onChange={({ target }) => setValue({ ...value, starts_on: target.value })}
        />
      </Field>
      {isGeneral ? (
        <Notice tone="failed" alert>
          {failureText(save.error)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={save.isPending}>
          Attach plan
        </Button>
      </div>
    </form>
  )
}
