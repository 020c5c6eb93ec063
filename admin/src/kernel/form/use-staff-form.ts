import { cleanData, isSame } from '@portico/shared/forms/clean-data.ts'
import { stripEmpty } from '@portico/shared/forms/strip-empty.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { refusedFields } from '@portico/shared/kernel/refused-fields.ts'
import { useOneAtATime } from '@portico/shared/kernel/use-one-at-a-time.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn, type FieldErrors, type Resolver } from 'react-hook-form'
import type * as v from 'valibot'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { useSession } from '../session/session.ts'
import { popDraft, watchDraft, type Draft } from './drafts.ts'
import { savedBy, useConflict } from './use-conflict.ts'

export type Values = Record<string, unknown>
type Options<R> = {
  /** identifies the form on its page; unsaved input is stored under this name when the session is lost */
  name: string
  /** the body schema of the save call, with the API's own rules (FRM-012) */
  schema: v.GenericSchema<unknown, unknown>
  values: Values
  /** sends only changed fields: clean-data mode (FRM-007) */
  onlyChanged: boolean
  send: (body: Values) => Promise<R>
  /** the form's values after a save; if omitted, the typed values stay */
  valuesOf?: (saved: R) => Values
  onSaved?: (saved: R) => void
  /** for entries that several people edit: sends the opened version with the call, so that a conflicting save is detected */
  opened?: { readonly version: string; readonly valuesOf: (current: Values) => Values }
}
const versionField = (version: string | null): Values => (version === null ? {} : { version })
/** Returns the version in an API response, if there is one. */
const versionIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'version' in answer ? String(answer.version) : null

/**
 * Form for staff: validates with the shared rules, submits once at a time, shows the server's messages at their fields, and a toast after saving
 * (FRM-002…007, FRM-010).
 */
export function useStaffForm<R>({ name: formName, schema, values, onlyChanged, ...wish }: Options<R>) {
  const before = useRef(values)
  const version = useRef(wish.opened?.version ?? null)
  const once = useOneAtATime()
  const [failure, setFailure] = useState<string | null>(null)
  const bodyOf = (given: Values): Values =>
    onlyChanged ? (cleanData(given, before.current) ?? {}) : stripEmpty(given, before.current)
  const resolver = resolverOf(schema, (given) => ({ ...bodyOf(given), ...versionField(version.current) }))
  const form = useForm<Values>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: true })

  const startFrom = (opened: Values, at: string | null) => {
    before.current = opened
    version.current = at
  }
  const { conflict, meet } = useConflict((merged, met) => {
    startFrom({ ...met.edits.theirs }, met.version)
    fill(form, { opened: before.current, typed: merged })
    if (cleanData(merged, before.current) === null)
      return toasts.show({ kind: 'info', text: 'Your changes were discarded. Nothing was overwritten.' })
    void submit()
  })
  async function save(body: Values, sent: Values) {
    if (onlyChanged && Object.keys(body).every((name) => name === 'version'))
      return toasts.show({ kind: 'info', text: 'There are no changes to save.' })
    try {
      const saved = await wish.send(body)
      const typed = changedSince(sent, form.getValues())
      before.current = wish.valuesOf ? wish.valuesOf(saved) : sent
      version.current = versionIn(saved) ?? version.current
      fill(form, { opened: before.current, typed })
      toasts.show({ kind: 'success', text: 'Save Successful' })
      wish.onSaved?.(saved)
    } catch (error) {
      if (wish.opened && error instanceof CallError && error.current)
        return meet({
          edits: { opened: before.current, yours: form.getValues(), theirs: wish.opened.valuesOf(error.current) },
          version: versionIn(error.current) ?? '',
          by: savedBy(error),
        })
      setFailure(showServerErrors(form, error))
    }
  }
  /** Takes what another call of this page changed on the server; everything else that was typed stays. */
  function goOnFrom(opened: Values, at: string): void {
    fill(form, { opened, typed: leftOf(form.getValues(), { before: before.current, opened }) })
    startFrom(opened, at)
  }
  function submit(): Promise<void> {
    return once.run(() => {
      setFailure(null)
      const sent = form.getValues()
      return form.handleSubmit((body) => save(body, sent))()
    })
  }
  useDraft(form, {
    name: formName,
    unsaved: () => ({ typed: form.getValues(), opened: before.current, version: version.current }),
    onRestore: (draft) => startFrom(draft.opened, draft.version),
  })
  const { isSubmitting: busy, isDirty } = form.formState
  return { form, submit, goOnFrom, failure, conflict, busy, isDirty }
}

type DraftOptions = { name: string; unsaved: () => Draft; onRestore: (draft: Draft) => void }

/** Restores what this user typed before their session was lost, and stores it again if that happens once more. */
function useDraft(form: UseFormReturn<Values>, { name, unsaved, onRestore }: DraftOptions): void {
  const person_id = useSession().me.id
  useEffect(() => {
    const named = { person_id, form: name }
    const draft = popDraft(named)
    if (draft) {
      onRestore(draft)
      fill(form, draft)
      toasts.show({ kind: 'info', text: 'Your unsaved changes have been restored.' })
    }
    return watchDraft(named, () => (form.formState.isDirty ? unsaved() : null))
  }, [form, name, person_id])
}

/** Shows the server's messages at their fields; returns the message that belongs to no field. */
function showServerErrors(form: UseFormReturn<Values>, error: unknown): string | null {
  const told = refusedFields(error, Object.keys(form.getValues()))
  for (const [place, [name, message]] of Object.entries(told.fields).entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 })
  if (told.toast !== null) toasts.show({ kind: 'failed', text: told.toast })
  return told.form
}

/** Returns what the user typed while the save call was running. */
const changedSince = (sent: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, sent[name])))

/** What was typed into fields that the server did not change meanwhile. */
const leftOf = (typed: Values, { before, opened }: { before: Values; opened: Values }): Values =>
  Object.fromEntries(Object.entries(changedSince(before, typed)).filter(([name]) => isSame(opened[name], before[name])))

/** Sets the form's values and its baseline, so that typed values count as changes. */
function fill(form: UseFormReturn<Values>, { opened, typed }: { opened: Values; typed: Values }): void {
  form.reset(opened)
  for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true })
}

/** Wraps the validation of both apps as a react-hook-form resolver. */
const resolverOf =
  (schema: v.GenericSchema<unknown, unknown>, bodyOf: (given: Values) => Values): Resolver<Values> =>
  (given) => {
    const { body, fields } = checkedBody(schema, bodyOf(given))
    if (!fields) return { values: body as Values, errors: {} }
    const errors = Object.entries(fields).map(([name, texts]) => [
      name.split('.')[0],
      { type: 'rule', message: texts[0] },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
