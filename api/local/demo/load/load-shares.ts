import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

type Party = { id: number; name: string }
type Given = { owner: Party; receiver: Party; slug: string; state: 'offered' | 'declined' | 'withdrawn' } & Terms
type Terms = {
  owner_percent: number
  min_price: number
  max_discount: number | null
  seats: number | null
  note: string
}

/** Loads courses that two portals offer each other: one pending on either side, and one declined. */
export async function loadShares(bulk: Bulk, { core, summit }: { core: Party; summit: Party }): Promise<void> {
  const terms = { owner_percent: 40, min_price: 1500, max_discount: 20, seats: 200 }
  const given: readonly Given[] = [
    {
      ...terms,
      owner: core,
      receiver: summit,
      slug: 'food-handler-essentials',
      state: 'offered',
      note: 'For your spring catalog. Certificates are yours to issue.',
    },
    {
      ...terms,
      owner: core,
      receiver: summit,
      slug: 'bloodborne-pathogens-for-healthcare-workers',
      state: 'declined',
      note: '',
    },
    { ...terms, owner: summit, receiver: core, slug: '', state: 'offered', max_discount: null, seats: null, note: '' },
  ]
  const ids = await bulk.ids('course_shares', given.length)
  const rows = []
  for (const [index, { owner, receiver, slug, ...agreed }] of given.entries()) {
    const course = await courseOf(bulk, { portal_id: owner.id, slug })
    const shared = {
      id: at(ids, index),
      owner_course_id: course.id,
      title: course.title,
      ...agreed,
      offered_at: '2026-10-12T15:00:00Z',
      answered_at: agreed.state === 'declined' ? '2026-10-14T16:30:00Z' : null,
    }
    rows.push(
      {
        ...shared,
        portal_id: owner.id,
        side: 'given',
        other_portal_id: receiver.id,
        other_portal_name: receiver.name,
        course_id: course.id,
      },
      {
        ...shared,
        portal_id: receiver.id,
        side: 'received',
        other_portal_id: owner.id,
        other_portal_name: owner.name,
        course_id: null,
      },
    )
  }
  await bulk.insert('course_shares', rows)
}

/** The published course with this slug, or the most popular one. */
async function courseOf({ tx }: Bulk, { portal_id, slug }: { portal_id: number; slug: string }) {
  const [course] = await tx<{ id: number; title: string }[]>`
    select id::int as id, title from courses where portal_id = ${portal_id} and publication_status = 2
    order by slug = ${slug} desc, popularity desc, id limit 1`
  if (!course) throw new Error(`portal ${portal_id} has no course to share`)
  return course
}
