import { CallError } from '@portico/shared/errors/call-error.ts'
import { fieldErrors, type FieldErrors } from '@portico/shared/schemas/field-errors.ts'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { failureText } from '@portico/shared/browser/failure-text.ts'

type Values = Record<string, string | boolean>

/**
 * A form over the call's own schema: the same rules as the API, so a mistake is shown before sending. A second submit while sending is
 * ignored (FRM-003); the API's field errors land on their fields, everything else is one sentence (FRM-004).
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
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFields(({ [name]: _fixed, ...rest }) => rest)
  }
  const submit = async (given: V = values) => {
    if (sending.current) return
    setFailure(null)
    const parsed = v.safeParse(schema, given)
    if (!parsed.success) return setFields(fieldErrors(parsed.issues))
    sending.current = true
    setBusy(true)
    setFields({})
    try {
      await send(parsed.output)
    } catch (error) {
      const known =
        error instanceof CallError
          ? Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in values))
          : {}
      setFields(known)
      if (Object.keys(known).length === 0) setFailure(failureText(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
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
