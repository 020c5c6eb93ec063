import { failureText } from '@portico/shared/browser/failure-text.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { update_portal, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hostApi } from '../../../kernel/api.ts'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

/** Dialog to rename a portal; its host stays, so that no link breaks. Every page shows the name and is published again. */
export function RenamePortal({ portal, onClose }: { portal: PortalLine; onClose: () => void }) {
  const client = useQueryClient()
  const form = useId()
  const [name, setName] = useState(portal.name)
  const save = useMutation({
    mutationFn: () =>
      hostApi(update_portal, {
        params: { portal_id: portal.id },
        body: { name },
      }),
    onSuccess: async (renamed) => {
      toasts.show({ kind: 'success', text: `Renamed to ${renamed.name}. Its pages are being published.` })
      onClose()
      await Promise.all(
        [['portals'], ['portal', portal.id], ['session']].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
  useFocusOnError(form, save.error)
  const wrong = save.error instanceof CallError ? save.error.fields.name?.[0] : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${portal.name}`}
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <Form id={form} className="stack" onSubmit={() => save.mutate()}>
        <Field label="Name" required error={wrong} help="The address stays as it is.">
          <TextInput
            ref={autoFocusRef}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={120}
          />
        </Field>
        {save.error && wrong === undefined ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </Form>
    </Dialog>
  )
}
