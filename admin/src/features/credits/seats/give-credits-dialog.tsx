import { failureText } from '@portico/shared/browser/failure-text.ts'
import { give_manager_credits, mostGivenAtOnce } from '@portico/shared/contract/credits/hand-out.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { splitEmails, emailsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import { seatsLeft, type ManagedCourse } from '../managers/manager-course.ts'

type As = 'learner' | 'manager'
type Props = { course: ManagedCourse; onClose: () => void; onDone: () => void }

const choices = [
  { value: 'learner', label: 'A seat for each', help: 'They are enrolled at once.' },
  { value: 'manager', label: 'Seats to distribute', help: 'They become managers of the course, too.' },
] as const

function emailsError(text: string): string | undefined {
  const emails = splitEmails(text)
  if (emails.length === 0) return errorMessage('validation.required')
  if (emails.length > mostGivenAtOnce) return errorMessage('validation.tags_max', { max: mostGivenAtOnce })
  return emailsProblem(text) ?? undefined
}

function useGiving({ course, onClose, onDone }: Props) {
  const [as, setAs] = useState<As>('learner')
  const [text, setText] = useState('')
  const [amount, setAmount] = useState('1')
  const [sent_as] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<{ emails?: string | undefined; amount?: string | undefined }>({})
  const send = useMutation({
    mutationFn: () =>
      api(give_manager_credits, {
        params: { slug: course.slug },
        body: { as, emails: splitEmails(text), amount: as === 'learner' ? 1 : amount, sent_as },
      }),
    onSuccess: ({ given, unchanged }) => {
      const rest =
        unchanged > 0 ? ` ${countOf(unchanged, 'person')} already took the course.`.replace('persons', 'people') : ''
      toasts.show({ kind: 'success', text: `Seats given: ${given}.${rest}` })
      onDone()
      onClose()
    },
  })
  const submit = () => {
    const isCount = as === 'learner' || /^[1-9]\d{0,5}$/.test(amount.trim())
    const found = {
      emails: emailsError(text),
      amount: isCount ? undefined : 'Please enter a whole number, 1 or more.',
    }
    setWrong(found)
    if (!found.emails && !found.amount) send.mutate()
  }
  return { as, setAs, text, setText, amount, setAmount, wrong, send, submit }
}

/** Dialog in which a manager gives out credits: seats for members of the portal, or credits for other managers (CRD-014). */
export function GiveCreditsDialog(props: Props) {
  const form = useId()
  const { as, setAs, text, setText, amount, setAmount, wrong, send, submit } = useGiving(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Give seats of ${props.course.title}`}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Give seats
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
        <RadioGroup<As> legend="What they get" options={choices} value={as} onChange={setAs} />
        <Field
          label="Email addresses"
          required
          error={wrong.emails}
          help={`Members of this portal, one per line. You have ${countOf(seatsLeft(props.course), 'seat')} left.`}
        >
          <TextArea
            ref={autoFocusRef}
            rows={4}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {as === 'manager' ? <EachGets value={amount} error={wrong.amount} onChange={setAmount} /> : null}
        {send.isError ? (
          <Notice tone="failed" alert>
            {failureText(send.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

type EachProps = { value: string; error: string | undefined; onChange: (typed: string) => void }
const EachGets = ({ value, error, onChange }: EachProps) => (
  <Field label="Seats for each" required error={error} help="Seats that you bought can be given only to learners.">
    <TextInput inputMode="numeric" value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
)
