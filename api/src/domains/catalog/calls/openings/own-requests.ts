import { and, eq, isNull, or } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/context.ts'
import { openingRequests } from '../../tables.ts'

/** What a signed-in person waits for in this course: asked while signed in, or before with the same address. */
export const ownRequests = ({ id, email }: Pick<Actor, 'id' | 'email'>, course_id: number) =>
  and(
    eq(openingRequests.course_id, course_id),
    isNull(openingRequests.mailed_at),
    or(eq(openingRequests.user_id, id), eq(openingRequests.email, email)),
  )
