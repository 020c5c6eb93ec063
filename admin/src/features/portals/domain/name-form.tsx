import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type * as v from 'valibot'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'

/** Form with one field, for the domain of a portal or of its sender. */
export function NameForm<R>({
  form_name,
  name,
  label,
  help,
  button,
  type = 'text',
  schema,
  setValueAs = (typed) => typed.trim(),
  send,
  onSaved,
}: {
  form_name: string
  name: string
  label: string
  help: string
  button: string
  type?: 'text' | 'email'
  schema: v.GenericSchema<unknown, unknown>
  setValueAs?: (typed: string) => string
  send: (value: string) => Promise<R>
  onSaved: (saved: R) => void
}) {
  const { form, submit, failure, busy, isDirty } = useStaffForm<R>({
    name: form_name,
    schema,
    values: { [name]: '' },
    onlyChanged: false,
    send: (body) => send(String(body[name] ?? '')),
    onSaved,
  })
  return (
    <Form className="stack" aria-label={button} aria-busy={busy} onSubmit={() => void submit()}>
      <UnsavedChanges isDirty={() => isDirty && !busy} />
      <Field label={label} help={help} error={form.formState.errors[name]?.message as string | undefined}>
        <TextInput
          type={type}
          inputMode={type === 'email' ? 'email' : 'url'}
          autoCapitalize="none"
          spellCheck={false}
          {...form.register(name, { setValueAs })}
        />
      </Field>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
