import { roleIdOf, type CourseRole } from '@portico/shared/access/course-roles.ts'
import {
  create_enrollments,
  mostAtOnce,
  type FoundPerson,
} from '@portico/shared/contract/learning/enrollments-people.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { splitEmails, emailsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { dueDateErrors, type DueDateInput } from '@portico/shared/schemas/forms.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useTypedDraft } from '../../../kernel/form/use-typed-draft.ts'
import { courseDefaultDue, dueBody } from '../../../kernel/enrolling/due.ts'
import type { Enrolled } from '../../../kernel/enrolling/enroll-result.tsx'
import { inviteUnknown } from './invite-unknown.ts'

export type EnrollMethod = 'people' | 'addresses' | 'file'
type EnrollErrors = { emails?: string; due_days?: string; due_on?: string; nobody?: string }

/** State of the enroll dialog and sending it; a failed call keeps all input. */
export function useEnrolling({ slug, onDone }: { slug: string; onDone: () => void }) {
  const [way, setWay] = useState<EnrollMethod>('people')
  const [chosen, setChosen] = useState<FoundPerson[]>([])
  const [text, setText] = useState('')
  const [due, setDue] = useState(courseDefaultDue)
  const [again, setAgain] = useState(false)
  const [invites, setInvites] = useState(false)
  const [wrong, setWrong] = useState<EnrollErrors>({})
  const emails = splitEmails(text)
  const named = way === 'people' ? { user_ids: chosen.map(({ id }) => id) } : { emails }
  const sent = useSending({
    slug,
    onDone,
    people: named,
    learner: { due, again, invites: way === 'addresses' && invites },
  })
  const { save } = sent
  useAddressesDraft(text, {
    isDone: sent.done !== undefined,
    restore: (kept) => {
      setWay('addresses')
      setText(kept)
    },
  })
  const count = way === 'people' ? chosen.length : way === 'addresses' ? emails.length : 0
  const submit = (role: CourseRole) => {
    const found = { ...peopleErrors({ way, text, count }), ...dueDateErrors(due) }
    setWrong(found)
    if (Object.keys(found).length === 0) save.mutate(role)
  }
  /** Whether a file may be sent with the current due date. */
  const mayCheckFile = (): boolean => {
    setWrong(dueDateErrors(due))
    return Object.keys(dueDateErrors(due)).length === 0
  }
  const errors = { ...refusedErrors(save.error), ...wrong }
  return {
    way,
    setWay,
    chosen,
    setChosen,
    text,
    setText,
    due,
    setDue,
    again,
    setAgain,
    invites,
    setInvites,
    submit,
    mayCheckFile,
    ...sent,
    errors,
    count,
  }
}

/** The server's messages that belong to fields of the dialog. */
function refusedErrors(error: unknown): EnrollErrors {
  const { due_days, due_on, emails } = (error instanceof CallError ? error.fields : undefined) ?? {}
  return {
    ...(due_days?.[0] ? { due_days: due_days[0] } : {}),
    ...(due_on?.[0] ? { due_on: due_on[0] } : {}),
    ...(emails?.[0] ? { emails: emails[0] } : {}),
  }
}

/** Keeps typed addresses when the session is lost, until they have been sent. */
const useAddressesDraft = (text: string, { isDone, restore }: { isDone: boolean; restore: (text: string) => void }) =>
  useTypedDraft({
    name: 'enrolled addresses',
    typed: { text },
    isTyped: text.trim() !== '' && !isDone,
    restore: (typed) => restore(typed.text),
  })

type Sending = {
  slug: string
  onDone: () => void
  people: { user_ids: number[] } | { emails: string[] }
  learner: { due: DueDateInput; again: boolean; invites: boolean }
}

/** Enrolls the named people, and invites those without an account: at once, or afterwards if asked to. */
function useSending({ slug, onDone, people, learner: { due, again, invites } }: Sending) {
  const save = useMutation({
    mutationFn: async (role: CourseRole): Promise<Enrolled> => {
      const done = await api(create_enrollments, {
        params: { slug },
        body: {
          role_id: roleIdOf(role),
          ...people,
          ...(role === 'learner' ? { ...dueBody(due), again, invites } : {}),
        },
      })
      return invites && role === 'learner' ? inviteUnknown(done, { slug, due }) : done
    },
    onSuccess: onDone,
  })
  const invite = useMutation({
    mutationFn: (done: Enrolled) => inviteUnknown(done, { slug, due }),
    onSuccess: onDone,
  })
  return { save, invite, done: invite.data ?? save.data }
}

function peopleErrors({ way, text, count }: { way: EnrollMethod; text: string; count: number }): EnrollErrors {
  const bad = way === 'addresses' ? emailsProblem(text) : null
  if (bad !== null) return { emails: bad }
  const place = way === 'people' ? 'nobody' : 'emails'
  if (count === 0) return { [place]: errorMessage('enrollments.nobody_named') }
  if (count <= mostAtOnce) return {}
  return {
    [place]: errorMessage(way === 'people' ? 'validation.tags_max' : 'validation.emails_max', { max: mostAtOnce }),
  }
}
