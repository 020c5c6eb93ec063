import { failureText } from '@portico/shared/browser/failure-text.ts'
import { give_portal_credits } from '@portico/shared/contract/credits/credits.ts'
import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hostApi } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

/** Dialog to give a portal credits for enrolling people (OP-71). A resend after a failure does not give them twice. */
export function GiveCredits({ portal, onClose }: { portal: PortalLine; onClose: () => void }) {
  const form = useId()
  const [amount, setAmount] = useState('50')
  const [sent_as] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<string>()
  const save = useMutation({
    mutationFn: () => hostApi(give_portal_credits, { params: { portal_id: portal.id }, body: { amount, sent_as } }),
    onSuccess: ({ remaining }) => {
      toasts.show({ kind: 'success', text: `${portal.name} has ${formatCount(remaining)} credits.` })
      onClose()
    },
  })
  const submit = () => {
    const { fields } = checkedBody(give_portal_credits.body, { amount, sent_as })
    setWrong(fields?.amount?.[0])
    if (!fields) save.mutate()
  }
  const refused = save.error instanceof CallError ? save.error.fields?.amount?.[0] : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Give credits to ${portal.name}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Give credits
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
        <Field label="Credits" required help="Each enrolls one learner in one course." error={wrong ?? refused}>
          <TextInput
            ref={autoFocusRef}
            inputMode="numeric"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        {save.isError && !refused ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
