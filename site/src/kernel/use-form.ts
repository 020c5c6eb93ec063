import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { refusedFields } from '@portico/shared/kernel/refused-fields.ts'
import { useOneAtATime } from '@portico/shared/kernel/use-one-at-a-time.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useState } from 'react'
import type * as v from 'valibot'
import { errors } from './errors.ts'

type Values = Record<string, string | boolean>

/**
 * Form state over the call's own schema, so that errors appear before sending. Ignores a second submit while sending (FRM-003); the API's field
 * errors go to their fields, anything else is one sentence (FRM-004).
 */
export function useForm<V extends Values, S extends v.GenericSchema>({
  schema,
  initial,
  send,
}: {
  schema: S
  initial: V
  send: (body: v.InferOutput<S>) => Promise<void>
}) {
  const [values, setValues] = useState(initial)
  const [fields, setFields] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFields(({ [name]: _fixed, ...rest }) => rest)
  }
  const sendChecked = async (given: V) => {
    setFailure(null)
    const checked = checkedBody(schema, given)
    setFields(checked.fields ?? {})
    if (checked.fields) return
    const sent = await errors.wrap(() => send(checked.body), { toast_mode: true, skip_toast: true })
    if (sent.ok) return
    const refused = refusedFields(sent.error, Object.keys(values))
    setFields(Object.fromEntries(Object.entries(refused.fields).map(([name, text]) => [name, [text]])))
    // The storefront has no toasts: errors without a field appear above the form.
    setFailure(refused.toast ?? refused.form)
  }
  const submit = (given: V = values): Promise<void> => run(() => sendChecked(given))
  return {
    values,
    set,
    submit,
    busy,
    failure,
    setFailure,
    errorOf: (name: keyof V & string): string | undefined => fields[name]?.[0],
    errors: fields,
  }
}
