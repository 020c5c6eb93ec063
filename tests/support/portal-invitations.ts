import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../../api/src/domains/identity/tables.ts'
import { claimLinks } from '../../api/src/domains/learning/tables.ts'
import {
  invite_learners,
  list_course_invitations,
  resend_course_invitation,
  withdraw_course_invitation,
} from '../../shared/src/contract/learning/enrollments-invitations.ts'
import type { MadeCourse } from './course.ts'
import { emptyPool } from './portal-credits.ts'
import { runQueued } from './run-queued.ts'
import type { Person, World } from './world.ts'

/** Ends all invitations of the portal, empties its pool and clears the limits, so that each test starts alike. */
export async function startWithoutInvitations(world: World): Promise<void> {
  await world.within('core', (tx) =>
    tx
      .update(claimLinks)
      .set({ closed_at: new Date() })
      .where(and(isNull(claimLinks.user_id), isNull(claimLinks.closed_at))),
  )
  await emptyPool(world)
  await world.services.platform.sql`delete from rate_limits`
}

/** What staff do with the invitations to a course. */
export function invitationsOf(world: World, { staff, course }: { staff: Person; course: MadeCourse }) {
  const ofCourse = { params: { slug: course.slug } }
  const named = (id: number) => ({ params: { slug: course.slug, id } })
  return {
    inviteTo: (emails: string[], who = staff) => who.call(invite_learners, { ...ofCourse, body: { emails } }),
    listed: async (who = staff) => (await who.call(list_course_invitations, ofCourse)).data,
    withdraw: (id: number, who = staff) => who.call(withdraw_course_invitation, named(id)),
    resend: (id: number) => staff.call(resend_course_invitation, named(id)),
    /** Sends the waiting mails and returns the last one to this address. */
    async mailed(email: string) {
      const { mails } = await runQueued(world, 'email.seat-invited')
      const mail = mails.findLast(({ to }) => to === email)
      const text = mail?.text ?? ''
      return { subject: mail?.subject, text, token: /\/claim\/([\w-]+)/.exec(text)?.[1] ?? '' }
    },
  }
}

/** Gives a person of the portal this proven address. */
export async function useAddress({ services }: World, person: Person, email: string): Promise<Person> {
  await services.platform.db.update(users).set({ email, email_verified: true }).where(eq(users.id, person.id))
  await services.identity.caughtUp()
  return { ...person, email }
}
