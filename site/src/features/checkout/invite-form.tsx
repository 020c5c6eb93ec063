import { invite_to_seat } from '@portico/shared/contract/orders-seats.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import * as v from 'valibot'
import { browserCall } from '../../kernel/browser-call.ts'
import { useForm } from '../../kernel/use-form.ts'
import { splitEmails } from '@portico/shared/kernel/split-emails.ts'
import { wrongEmails } from '@portico/shared/kernel/wrong-emails.ts'

const most_at_once = 50

const schema = (free: number) =>
  v.object({
    emails: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? wrongEmails(dataset.value) : null
        if (message !== null) addIssue({ message })
      }),
      v.transform(splitEmails),
      invite_to_seat.body.entries.emails,
      v.check((emails) => emails.length <= free, errorMessage('validation.tags_max', { max: free })),
    ),
  })

/** One address per line, or separated by commas; each gets a link of its own, and a seat is held for them. */
export function InviteForm({
  params,
  free,
  onSent,
}: {
  params: { order_id: number; line_id: number }
  free: number
  onSent: (count: number) => Promise<void>
}) {
  const form = useForm({
    schema: schema(free),
    initial: { emails: '' },
    send: async (body) => {
      const { sent } = await browserCall(invite_to_seat, { params, body })
      form.set('emails', '')
      await onSent(sent)
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
      <Field
        label="Email addresses"
        required
        error={problem}
        help={`One per line, up to ${Math.min(most_at_once, free)}. A seat is held for each person until they claim it.`}
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
