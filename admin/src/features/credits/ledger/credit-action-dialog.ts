import type { CourseCredits, CreditHolder } from '@portico/shared/contract/credits/ledger.ts'
import { give_credits, take_credits } from '@portico/shared/contract/credits/moves.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { api } from '../../../kernel/api.ts'

/** An action on the portal's credits that staff have chosen. */
export type CreditAction =
  | { does: 'set_aside' | 'put_back' | 'give_manager'; course: CourseCredits }
  | { does: 'take_from_holder'; holder: CreditHolder }

type Typed = { amount: string; sent_as: string; email: string }
type ActionDialog = {
  title: string
  action: string
  help: string
  asks_email?: string
  move: (typed: Typed) => Promise<string>
}

const left = ({ remaining }: { remaining: number }) => `The portal has ${countOf(remaining, 'credit')} left.`

/** Returns the dialog for the chosen action. */
export function dialogOf(ask: CreditAction): ActionDialog {
  if (ask.does === 'take_from_holder') return takeFromHolder(ask.holder)
  const { course, does } = ask
  const course_id = course.id
  if (does === 'give_manager')
    return {
      title: `Give a manager credits of ${course.title}`,
      action: 'Give credits',
      asks_email: 'A member of this portal. They become a manager of the course.',
      help: 'Credits set aside for the course are used first.',
      move: async ({ amount, sent_as, email }) =>
        left(await api(give_credits, { body: { amount, sent_as, email, course_id } })),
    }
  const isGiven = does === 'set_aside'
  return {
    title: isGiven ? `Set credits aside for ${course.title}` : `Revoke credits from ${course.title}`,
    action: isGiven ? 'Set aside' : 'Revoke',
    help: isGiven
      ? 'They can enroll learners only in this course.'
      : `${formatCount(course.remaining)} are set aside for it.`,
    move: async ({ amount, sent_as }) =>
      left(await api(isGiven ? give_credits : take_credits, { body: { amount, sent_as, course_id } })),
  }
}

function takeFromHolder({ name, email, course, balance, partner_company_id }: CreditHolder): ActionDialog {
  const from = partner_company_id === null ? { course_id: course?.id ?? 0, email: email ?? '' } : { partner_company_id }
  return {
    title: `Revoke credits from ${name ?? email ?? 'this account'}`,
    action: 'Revoke',
    help: `They hold ${formatCount(balance)}. Purchased credits and credits held by an invitation cannot be revoked.`,
    move: async ({ amount, sent_as }) => left(await api(take_credits, { body: { amount, sent_as, ...from } })),
  }
}
