import { invite_to_seat } from '@portico/shared/contract/orders-seats.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { browserCall } from '../../kernel/browser-call.ts'
import { useForm } from '../../kernel/use-form.ts'
import { splitEmails } from './split-emails.ts'
import { wrongEmails } from './wrong-emails.ts'

const schema = v.object({
  emails: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? wrongEmails(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
    v.transform(splitEmails),
    invite_to_seat.body.entries.emails,
  ),
})

/** One address per line, or separated by commas; each gets a link of its own. */
export function InviteForm({ params, free }: { params: { order_id: number; line_id: number }; free: number }) {
  const [sent, setSent] = useState<number | null>(null)
  const form = useForm({
    schema,
    initial: { emails: '' },
    send: async (body) => {
      setSent(null)
      setSent((await browserCall(invite_to_seat, { params, body })).sent)
      form.set('emails', '')
    },
  })
  const problem = form.errorOf('emails') ?? Object.values(form.errors)[0]?.[0]
  return (
    <Form className="stack" onSubmit={() => void form.submit()}>
      {form.failure ? (
        <Notice tone="failed" alert>
          {form.failure}
        </Notice>
      ) : null}
      <div role="status" className="live">
        {sent !== null ? (
          <Notice tone="success">{sent === 1 ? '1 invitation' : `${sent} invitations`} sent.</Notice>
        ) : null}
      </div>
      <Field
        label="Email addresses"
        required
        error={problem}
        help={`One per line, up to ${Math.min(50, free)}. Each person gets a link to one seat.`}
      >
        <TextArea
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.emails}
          onChange={(event) => form.set('emails', event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" icon="mail" busy={form.busy}>
          Send invitations
        </Button>
      </div>
    </Form>
  )
}
