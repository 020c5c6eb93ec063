import { cleanData } from '@portico/shared/forms/clean-data.ts'
import { stripEmpty } from '@portico/shared/forms/strip-empty.ts'
import { fieldErrors } from '@portico/shared/schemas/field-errors.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { takeDraft, watchDraft } from './drafts.ts'
import { serverErrors } from './server-errors.ts'

export type Values = Record<string, unknown>
type Wish<R> = {
  /** names the form on its page: under it, what was typed outlives a lost session */
  name: string
  /** the body of the call that saves: the very rules of the API (FRM-012) */
  schema: v.GenericSchema<unknown, unknown>
  values: Values
  /** clean-data mode (FRM-007) */
  onlyChanged: boolean
  send: (body: Values) => Promise<R>
  /** what the form holds once it is saved; leaving it out keeps what was typed */
  valuesOf?: (saved: R) => Values
  onSaved?: (saved: R) => void
}

/** A form of the staff: shared rules before sending, one submission at a time, the server's sentences at their fields, and a toast when it is saved (FRM-002…007, FRM-010). */
export function useStaffForm<R>({ name: formName, schema, values, onlyChanged, send, valuesOf, onSaved }: Wish<R>) {
  const before = useRef(values)
  const sending = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const bodyOf = (given: Values): Values =>
    onlyChanged ? (cleanData(given, before.current) ?? {}) : stripEmpty(given, before.current)
  // The sentences are those of the API, so that a mistake reads alike whoever finds it.
  const resolver: Resolver<Values> = (given) => {
    const parsed = v.safeParse(schema, bodyOf(given))
    if (parsed.success) return { values: parsed.output as Values, errors: {} }
    const errors = Object.entries(fieldErrors(parsed.issues)).map(([name, texts]) => [
      name.split('.')[0],
      { type: 'rule', message: texts[0] },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
  const form = useForm<Values>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: true })

  useEffect(() => {
    const draft = takeDraft(formName)
    for (const [name, value] of Object.entries(draft ?? {})) form.setValue(name, value, { shouldDirty: true })
    if (draft) toasts.show({ kind: 'info', text: 'Your unsaved changes have been restored.' })
    return watchDraft(formName, () => (form.formState.isDirty ? form.getValues() : null))
  }, [form, formName])

  const save = async (body: Values) => {
    if (onlyChanged && Object.keys(body).length === 0)
      return toasts.show({ kind: 'info', text: 'There are no changes to save.' })
    try {
      const saved = await send(body)
      const kept = valuesOf ? valuesOf(saved) : form.getValues()
      before.current = kept
      form.reset(kept)
      toasts.show({ kind: 'success', text: 'Save Successful' })
      onSaved?.(saved)
    } catch (error) {
      const told = serverErrors(error, Object.keys(form.getValues()))
      for (const [place, [name, message]] of Object.entries(told.fields).entries())
        form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 })
      if (told.toast !== null) toasts.show({ kind: 'failed', text: told.toast })
      setFailure(told.form)
    }
  }
  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setFailure(null)
    await form
      .handleSubmit(save)()
      .finally(() => (sending.current = false))
  }
  return { form, submit, failure, busy: form.formState.isSubmitting, isDirty: form.formState.isDirty }
}
