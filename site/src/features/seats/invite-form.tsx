import { invite_to_seat } from '@portico/shared/contract/orders/seats.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { browserCall } from '../../kernel/browser-call.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { useForm } from '../../kernel/use-form.ts'
import { invitedEmails, invitedHelp } from '@portico/shared/kernel/invited-emails.ts'

/** One email per line or separated by commas; each gets its own link, and a seat is reserved for each. Takes the focus, and so comes into view. */
export function InviteForm({
  params,
  free,
  onSent,
}: {
  params: { order_id: number; line_id: number }
  free: number
  onSent: (count: number) => Promise<void>
}) {
  const field = useFocusOnShow<HTMLTextAreaElement>()
  const [isUnsure, setUnsure] = useState(false)
  const form = useForm({
    schema: v.object({ emails: invitedEmails(free) }),
    initial: { emails: '' },
    send: async (body) => {
      const { sent } = await browserCall(invite_to_seat, { params, body }).catch((error: unknown) => {
        setUnsure(!(error instanceof CallError) || error.status >= 500)
        throw error
      })
      form.set('emails', '')
      await onSent(sent)
    },
  })
  const problem = form.errorOf('emails') ?? Object.values(form.errors)[0]?.[0]
  return (
    <Form className="stack" onSubmit={() => void form.submit()}>
      <Field label="Email addresses" required error={problem} help={invitedHelp(free)}>
        <TextArea
          ref={field}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.emails}
          onChange={(event) => form.set('emails', event.target.value)}
        />
      </Field>
      {form.failure ? (
        <Notice tone="failed" alert>
          {form.failure}
          {isUnsure ? ' Your invitations may not have been sent.' : ''}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" icon="mail" busy={form.busy}>
          Send invitations
        </Button>
      </div>
    </Form>
  )
}
