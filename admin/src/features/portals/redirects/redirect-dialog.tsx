import { create_redirect, type Redirect } from '@portico/shared/contract/portals/redirects.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'

/** Dialog to add a redirect by hand; a failed save keeps what was typed. */
export function RedirectDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const id = useId()
  const { form, submit, failure, busy } = useStaffForm<Redirect>({
    name: 'redirect',
    schema: create_redirect.body,
    values: { from_path: '', to_path: '' },
    onlyChanged: false,
    send: ({ from_path, to_path }) =>
      api(create_redirect, { body: { from_path: String(from_path), to_path: String(to_path) } }),
    onSaved: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="New redirect"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" aria-busy={busy} onSubmit={() => void submit()}>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        <PathField
          name="from_path"
          label="Old path"
          help="A path without a page, such as /old-course."
          control={form.control}
        />
        <PathField
          name="to_path"
          label="New path"
          help="A page of this portal, such as /courses/all."
          control={form.control}
        />
      </Form>
    </Dialog>
  )
}

type PathProps = { name: string; label: string; help: string; control: Control<Values> }
function PathField({ name, label, help, control }: PathProps) {
  const { field, fieldState } = useController({ name, control })
  return (
    <Field label={label} help={help} required error={fieldState.error?.message}>
      <TextInput
        ref={field.ref}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={String(field.value ?? '')}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  )
}
