import { failureText } from '@portico/shared/browser/failure-text.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { create_portal } from '@portico/shared/contract/portals/staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ModalBox } from '@portico/shared/ui/modal-box.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hostApi } from '../../../kernel/api.ts'
import { DiscardDialog } from '@portico/shared/ui/discard-dialog.tsx'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 63)

/** Form state of a new portal, validated with the API's rules before it is sent. */
function useNewPortal(onMade: () => void) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [typed, setSlug] = useState<string | null>(null)
  const [wrong, setWrong] = useState<FieldErrors>({})
  const slug = typed ?? slugOf(name)
  const save = useMutation({
    mutationFn: () => hostApi(create_portal, { body: { name, slug } }),
    onSuccess: async (portal) => {
      toasts.show({ kind: 'success', text: `${portal.name} was created. Its pages are being published.` })
      onMade()
      await client.invalidateQueries({ queryKey: ['portals'] })
    },
  })
  const submit = () => {
    const { fields } = checkedBody(create_portal.body, { name, slug })
    setWrong(fields ?? {})
    save.reset()
    if (!fields) save.mutate()
  }
  const fields: FieldErrors = { ...(save.error instanceof CallError ? save.error.fields : {}), ...wrong }
  const isTyped = name !== '' || typed !== null
  return { name, setName, slug, setSlug, isTyped, save, submit, fields, found: save.error ?? wrong }
}

/** Dialog for a new portal: its name, and the slug of its host, suggested from the name. Asks before discarding input. */
export function PortalDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { name, setName, slug, setSlug, isTyped, save, submit, fields, found } = useNewPortal(onClose)
  const [asks, setAsks] = useState(false)
  const leave = () => (isTyped && !save.isSuccess ? setAsks(true) : onClose())
  useFocusOnError(form, found)
  const isGeneral = save.error && Object.keys(fields).length === 0
  return (
    <ModalBox
      open
      onDismiss={leave}
      title="New portal"
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Create portal
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" required error={fields.name?.[0]}>
          <TextInput
            ref={autoFocusRef}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={120}
          />
        </Field>
        <Field label="Address" required help="The first part of the portal’s web address." error={fields.slug?.[0]}>
          <TextInput value={slug} onChange={(event) => setSlug(event.target.value)} maxLength={63} />
        </Field>
        {isGeneral ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
      <DiscardDialog open={asks} onStay={() => setAsks(false)} onDiscard={onClose} />
    </ModalBox>
  )
}
