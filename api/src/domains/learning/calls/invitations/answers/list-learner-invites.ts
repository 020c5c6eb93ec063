import { sql } from 'drizzle-orm'
import { list_learner_invites, type LearnerInvite } from '@portico/shared/contract/learning/invitations-learner.ts'
import { verb } from '../../../../../kernel/verb.ts'

type Row = Omit<LearnerInvite, 'course' | 'invited_at'> & LearnerInvite['course'] & { invited_at: string }

/** Lists the open invitations to the signed-in person's email, without those of deleted people or courses. */
export const listLearnerInvites = verb(list_learner_invites, async ({ db, actor, portal }) => {
  const rows = await db.execute<Row>(sql`
    select k.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, ${portal.name}) as "from", c.title, c.subtitle, c.thumbnail,
      k.due_on::text, k.created_at as invited_at
    from claim_links k join courses c on c.id = k.course_id and c.deleted_at is null left join users u on u.id = k.user_id
    where k.email = ${actor.email.toLowerCase()} and k.closed_at is null and (k.user_id is null or u.id is not null) order by k.id desc limit 50`)
  return rows.map(({ title, subtitle, thumbnail, ...row }) => ({
    ...row,
    id: Number(row.id),
    course: { title, subtitle, thumbnail },
    invited_at: new Date(row.invited_at),
  }))
})
