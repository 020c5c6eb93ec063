import { failureText } from '@portico/shared/browser/failure-text.ts'
import { invite_learners, type InvitedRow } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import type { DueDateInput } from '@portico/shared/schemas/forms.ts'
import { api } from '../../../kernel/api.ts'
import { dueBody } from '../../../kernel/enrolling/due.ts'
import type { Enrolled } from '../../../kernel/enrolling/enroll-result.tsx'

type Wish = { slug: string; due: DueDateInput }

/** Addresses that could not be enrolled because they have no account on the portal. */
export const unknownAddresses = ({ rows }: Pick<Enrolled, 'rows'>): string[] =>
  rows.filter(({ code }) => code === 'enrollments.unknown_address').map(({ email }) => email)

/** Invites the email addresses without an account on the portal; the result then counts them as invited, or says why not. */
export async function inviteUnknown(done: Enrolled, { slug, due }: Wish): Promise<Enrolled> {
  const emails = unknownAddresses(done)
  if (emails.length === 0) return done
  const rows = await api(invite_learners, { params: { slug }, body: { emails, ...dueBody(due) } }).then(
    (answer) => answer.rows,
    // The others are enrolled by now: the result says so, and why nobody was invited.
    (error: unknown): InvitedRow[] =>
      emails.map((email) => ({ email, verdict: 'refused', code: null, message: failureText(error) })),
  )
  const invited = rows.filter(({ verdict }) => verdict === 'create').length
  const waiting = rows.filter(({ verdict }) => verdict === 'unchanged').length
  const refused = rows.filter(({ verdict }) => verdict === 'refused')
  const others = done.rows.filter(({ code }) => code !== 'enrollments.unknown_address')
  return {
    ...done,
    invited: { sent: invited, waiting },
    rows: [...others, ...refused.map((row) => ({ ...row, name: '', enrollment_id: null }))],
  }
}
