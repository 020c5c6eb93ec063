import { cleanData, isSame } from '@portico/shared/forms/clean-data.ts'
import { stripEmpty } from '@portico/shared/forms/strip-empty.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { refusedFields } from '@portico/shared/kernel/refused-fields.ts'
import { useOneAtATime } from '@portico/shared/kernel/use-one-at-a-time.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type * as v from 'valibot'
import { useSession } from '../session/session.ts'
import { takeDraft, watchDraft, type Draft } from './drafts.ts'
import { resolverOf } from './resolver-of.ts'
import { useConflict } from './use-conflict.ts'

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
  /** for entries that several people edit: the version that was opened travels with the call, and a save upon another one is not lost on anybody */
  opened?: { readonly version: string; readonly valuesOf: (current: Values) => Values }
}
const namedBy = (version: string | null): Values => (version === null ? {} : { version })
/** The version in an answer of the API, where it carries one. */
const versionIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'version' in answer ? String(answer.version) : null

/** A form of the staff: shared rules before sending, one submission at a time, the server's sentences at their fields, and a toast when it is saved (FRM-002…007, FRM-010). */
export function useStaffForm<R>({ name: formName, schema, values, onlyChanged, ...wish }: Wish<R>) {
  const before = useRef(values)
  const version = useRef(wish.opened?.version ?? null)
  const once = useOneAtATime()
  const [failure, setFailure] = useState<string | null>(null)
  const bodyOf = (given: Values): Values =>
    onlyChanged ? (cleanData(given, before.current) ?? {}) : stripEmpty(given, before.current)
  const resolver = resolverOf(schema, (given) => ({ ...bodyOf(given), ...namedBy(version.current) }))
  const form = useForm<Values>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: true })

  const { conflict, meet } = useConflict((merged, met) => {
    before.current = { ...met.edits.theirs }
    version.current = met.version
    fill(form, { opened: before.current, typed: merged })
    if (cleanData(merged, before.current) === null)
      return toasts.show({ kind: 'info', text: 'Your changes were dropped. Nothing was overwritten.' })
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
          by: error.params.by === undefined ? null : String(error.params.by),
        })
      setFailure(tell(form, error))
    }
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
    onRestore: (draft) => {
      before.current = draft.opened
      version.current = draft.version
    },
  })
  return { form, submit, failure, conflict, busy: form.formState.isSubmitting, isDirty: form.formState.isDirty }
}

type Drafted = { name: string; unsaved: () => Draft; onRestore: (draft: Draft) => void }

/** What this person typed before their session was lost is back in the form, and is kept again when that happens. */
function useDraft(form: UseFormReturn<Values>, { name, unsaved, onRestore }: Drafted): void {
  const person_id = useSession().me.id
  useEffect(() => {
    const named = { person_id, form: name }
    const draft = takeDraft(named)
    if (draft) {
      onRestore(draft)
      fill(form, draft)
      toasts.show({ kind: 'info', text: 'Your unsaved changes have been restored.' })
    }
    return watchDraft(named, () => (form.formState.isDirty ? unsaved() : null))
  }, [form, name, person_id])
}

/** Shows the server's sentences at their fields; answers with what belongs to none. */
function tell(form: UseFormReturn<Values>, error: unknown): string | null {
  const told = refusedFields(error, Object.keys(form.getValues()))
  for (const [place, [name, message]] of Object.entries(told.fields).entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 })
  if (told.toast !== null) toasts.show({ kind: 'failed', text: told.toast })
  return told.form
}

/** What was typed while a call that saves was under way. */
const changedSince = (sent: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, sent[name])))

/** The form holds what was typed, and knows upon which values. */
function fill(form: UseFormReturn<Values>, { opened, typed }: { opened: Values; typed: Values }): void {
  form.reset(opened)
  for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true })
}
