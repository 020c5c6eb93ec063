import { storedText } from '@portico/shared/browser/stored.ts'
import { answer_course_question, longestQuestion } from '@portico/shared/contract/student-questions.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

/** Form for an answer; the text stays in this browser until it is sent, and a resend does not post it twice. */
export function AnswerForm({ id, onSent }: { id: number; onSent: () => void }) {
  const kept = storedText(`portico:answer:${id}`, 'session')
  const [text, setText] = useState(() => kept.read() ?? '')
  const [sent_as, setSentAs] = useState(() => crypto.randomUUID())
  const change = (next: string): void => {
    setText(next)
    kept.write(next)
  }
  const send = useMutation({
    mutationFn: (closes: boolean) => api(answer_course_question, { params: { id }, body: { text, closes, sent_as } }),
    onSuccess: () => {
      change('')
      setSentAs(crypto.randomUUID())
      toasts.show({ kind: 'success', text: 'Your answer was sent. The learner was notified.' })
      onSent()
    },
  })
  const isEmpty = text.trim() === ''
  return (
    <section className="panel panel-body stack" aria-label="Your answer">
      <Field label="Answer" help="The learner is notified right away and sees it on the question’s page.">
        <TextArea
          rows={6}
          maxLength={longestQuestion.text}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {send.error ? (
        <Notice tone="failed" alert>
          {`${failureText(send.error)} Your text is still here.`}
        </Notice>
      ) : null}
      <div className="row">
        <Button disabled={isEmpty} busy={send.isPending} onClick={() => send.mutate(false)}>
          Send answer
        </Button>
        <Button kind="secondary" disabled={isEmpty || send.isPending} onClick={() => send.mutate(true)}>
          Send and close
        </Button>
      </div>
    </section>
  )
}
