import { failureText } from '@portico/shared/browser/failure-text.ts'
import { add_subordinates } from '@portico/shared/contract/learning/team.ts'
import { splitEmails, invitationsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { mostInvited } from '@portico/shared/schemas/enrolling.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

function useAdding(onClose: () => void) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useMutation({
    mutationFn: () => api(add_subordinates, { body: { emails: splitEmails(text) } }),
    onSuccess: ({ added }) => {
      const who = added === 1 ? '1 person was' : `${added} people were`
      toasts.show({ kind: 'success', text: `${who} added to your team.` })
      void client.invalidateQueries({ queryKey: ['team-people', portal.id] })
      onClose()
    },
  })
  const submit = () => {
    const problem = invitationsProblem(text, mostInvited)
    setWrong(problem)
    if (problem === undefined) send.mutate()
  }
  return { text, setText, wrong, send, submit }
}

/** Dialog in which a manager adds people to their team who accepted an invitation or began a course with a seat (USR-031). */
export function SubordinatesDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { text, setText, wrong, send, submit } = useAdding(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add people to your team"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Add people
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
        <Field
          label="Email addresses"
          required
          error={wrong}
          help={`People who accepted one of your invitations or began a course with one of your seats, one per line, up to ${mostInvited}. To add anyone else, invite them to a course.`}
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
        {send.isError ? (
          <Notice tone="failed" alert>
            {failureText(send.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
