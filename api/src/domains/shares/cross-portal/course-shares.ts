import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { shareSteps, type ShareEnder, type ShareStep } from '@portico/shared/states/course-share.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { courses, courseVersions } from '../../courses/tables.ts'
import { courseShares, shareSales, type ShareRow } from '../tables.ts'
import { languages } from '../../lists/tables.ts'
import { portals } from '../../portals/tables.ts'
import { usedSeats } from '../../../db/used-seats.ts'

// A share has a row in both portals. Both are written only here, under the role `platform`, in one transaction.

type Terms = Pick<
  ShareRow,
  'owner_percent' | 'min_price' | 'max_discount' | 'seats' | 'starts_on' | 'ends_on' | 'note' | 'title'
>
type Party = { id: number; name: string }
type Offer = Terms & { owner: Party; receiver: Party; course_id: number }
/** Follow-up work in the transaction that wrote the rows. */
type Then = (tx: Transaction, rows: readonly ShareRow[]) => Promise<void>

/** Offers a course to another portal; null if a share of it is already open there. */
export function offerToPortal(
  db: Database,
  { owner, receiver, course_id, ...terms }: Offer,
  then: Then,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const shared = { ...terms, owner_course_id: course_id }
    const other = (party: Party) => ({ other_portal_id: party.id, other_portal_name: party.name })
    const [given] = await tx
      .insert(courseShares)
      .values({ ...shared, ...other(receiver), portal_id: owner.id, side: 'given', course_id })
      .onConflictDoNothing()
      .returning()
    if (!given) return null
    const [received] = await tx
      .insert(courseShares)
      .values({ ...shared, ...other(owner), portal_id: receiver.id, id: given.id, side: 'received' })
      .returning()
    await then(tx, received ? [given, received] : [given])
    return given.id
  })
}

type Step = {
  share: Pick<ShareRow, 'id' | 'portal_id' | 'other_portal_id' | 'side'>
  to: ShareStep
  at: Date
  by: ShareEnder
}

/** Moves both rows of a share to a new state; null if the share is not in the state where that step starts. */
export function stepShare(db: Database, { share, to, at, by }: Step, then: Then): Promise<ShareRow[] | null> {
  return db.transaction(async (tx) => {
    // Update the owner's row first, from either side, so that concurrent steps wait for each other instead of deadlocking.
    const own = [share.portal_id, share.other_portal_id]
    const portals_of = share.side === 'given' ? own : own.toReversed()
    const isAnswer = to === 'accepted' || to === 'declined'
    const rows: ShareRow[] = []
    for (const portal_id of portals_of) {
      const [row] = await tx
        .update(courseShares)
        .set({ state: to, ...(isAnswer ? { answered_at: at } : { ended_at: at, ended_by: by }) })
        .where(
          and(
            eq(courseShares.portal_id, portal_id),
            eq(courseShares.id, share.id),
            eq(courseShares.state, shareSteps[to].from),
          ),
        )
        .returning()
      if (!row && rows.length > 0) throw new Error(`the two rows of share ${share.id} differ`)
      if (!row) return null
      rows.push(row)
    }
    await then(tx, rows)
    return rows
  })
}

export type SharedCourse = NonNullable<Awaited<ReturnType<typeof sharedCourse>>>

/** Reads a course as its owner has it now, for the portal it is shared with: its page content and its published versions in order. */
export async function sharedCourse(db: Database, { id, other_portal_id, portal_id, owner_course_id }: ShareRow) {
  const [found] = await db
    .select({ course: courses, language: languages.code, owner_name: portals.name })
    .from(courseShares)
    .innerJoin(
      courses,
      and(eq(courses.portal_id, courseShares.portal_id), eq(courses.id, courseShares.owner_course_id)),
    )
    .innerJoin(portals, eq(portals.id, courseShares.portal_id))
    .leftJoin(languages, and(eq(languages.portal_id, courses.portal_id), eq(languages.id, courses.language_id)))
    .where(
      and(
        eq(courseShares.portal_id, other_portal_id),
        eq(courseShares.id, id),
        eq(courseShares.side, 'given'),
        eq(courseShares.other_portal_id, portal_id),
        eq(courseShares.owner_course_id, owner_course_id),
      ),
    )
  if (!found) return null
  const versions = await db
    .select()
    .from(courseVersions)
    .where(
      and(
        eq(courseVersions.portal_id, other_portal_id),
        eq(courseVersions.course_id, owner_course_id),
        isNotNull(courseVersions.number),
      ),
    )
    .orderBy(asc(courseVersions.number))
  return { ...found, versions }
}

/** All accepted shares that have not ended, read in the portals that sell the courses. */
export const runningShares = (db: Database) =>
  db
    .select({
      id: courseShares.id,
      portal_id: courseShares.portal_id,
      other_portal_id: courseShares.other_portal_id,
      side: courseShares.side,
      ends_on: courseShares.ends_on,
      time_zone: portals.time_zone,
    })
    .from(courseShares)
    .innerJoin(portals, eq(portals.id, courseShares.portal_id))
    .where(and(eq(courseShares.side, 'received'), eq(courseShares.state, 'accepted')))
    .orderBy(asc(courseShares.id))

type Shared = Pick<ShareRow, 'id' | 'side' | 'portal_id' | 'other_portal_id'>

/** Seats taken per share, read in the selling portal, so owner and seller see the same number. */
export const seatsOfShares = (db: Database, shares: readonly Shared[]): Promise<ReadonlyMap<number, number>> =>
  usedSeats(
    db,
    shares.map(({ id, side, portal_id, other_portal_id }) => ({
      id,
      portal_id: side === 'received' ? portal_id : other_portal_id,
    })),
  )

type Sale = Omit<typeof shareSales.$inferSelect, 'portal_id'>

/** Makes a sale visible to the course's owner; writing it again only adds later refunds. */
export async function saveSales(db: Database, { owner_id, sales }: { owner_id: number; sales: readonly Sale[] }) {
  for (const sale of sales)
    await db
      .insert(shareSales)
      .values({ ...sale, portal_id: owner_id })
      .onConflictDoUpdate({
        target: [shareSales.portal_id, shareSales.id],
        set: { refunded_at: sale.refunded_at, owner_back: sale.owner_back },
        setWhere: or(sql`${shareSales.refunded_at} is null`, lt(shareSales.owner_back, sale.owner_back)),
      })
}
