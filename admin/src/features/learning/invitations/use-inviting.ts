import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { invite_to_course } from '@portico/shared/contract/learning/invitations.ts'
import { splitEmails, invitationsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { seatsLeft, type ManagedCourse } from '../../credits/managers/manager-course.ts'

type Props = { course: ManagedCourse; onClose: () => void; onDone: () => void }
type InviteMethod = 'addresses' | 'file'

/** State of the invite dialog and sending it; a failed call keeps the input. */
export function useInviting({ course, onClose, onDone }: Props) {
  const [way, setWay] = useState<InviteMethod>('addresses')
  const [text, setText] = useState('')
  const [due_on, setDueOn] = useState('')
  const [wrong, setWrong] = useState<{ emails?: string | undefined; due_on?: string | undefined }>({})
  const send = useMutation({
    mutationFn: () =>
      api(invite_to_course, {
        params: { slug: course.slug },
        body: { people: splitEmails(text).map((email) => ({ email })), due_on: due_on || null },
      }),
    onSuccess: ({ sent, unchanged }) => {
      const rest = unchanged > 0 ? ` ${unchanged} ${unchanged === 1 ? 'was' : 'were'} already invited.` : ''
      toasts.show({ kind: 'success', text: `${countOf(sent, 'invitation')} sent.${rest}` })
      onDone()
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError) setWrong({ due_on: error.fields?.due_on?.[0] })
    },
  })
  const submit = () => {
    const emails = invitationsProblem(text, seatsLeft(course))
    setWrong({ emails })
    if (emails === undefined) send.mutate()
  }
  return { way, setWay, text, setText, due_on, setDueOn, wrong, send, submit }
}
