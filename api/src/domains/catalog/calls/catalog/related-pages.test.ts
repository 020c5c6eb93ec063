import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_collection } from '@portico/shared/contract/catalog/collections.ts'
import { get_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { seedRenewal } from '../../../../../../tests/support/seed-renewal.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { bundleCourses, bundles } from '../../../courses/tables.ts'
import { agencies, agencyStates, renewalRequirements, states } from '../../../lists/tables.ts'
import { touchedEntries } from '../../../publishing/entries/touched-entries.ts'

let world: World
const ids: Record<string, number> = {}
beforeAll(async () => {
  world = await createWorld()
  const nurses = ['nurses-of-florida', 'nurses-of-utah']
  const [both, florida, rules, homes] = [
    await offerCourse(world, { title: 'Both', topics: ['nursing'], agencies: nurses }),
    await offerCourse(world, { title: 'Florida', topics: ['nursing', 'ethics'], agencies: ['nurses-of-florida'] }),
    await offerCourse(world, { title: 'Rules', topics: ['accounting'], agencies: ['accountants-of-florida'] }),
    await offerCourse(world, { title: 'Homes', topics: ['homes'], agencies: ['brokers-of-texas'] }),
  ]
  await world.within('core', async (tx) => {
    for (const row of await tx.select().from(agencies)) {
      const code = row.slug.endsWith('florida') ? 'FL' : row.slug.endsWith('utah') ? 'UT' : 'TX'
      const [state] = await tx.select().from(states).where(eq(states.code, code))
      await tx.insert(agencyStates).values({ agency_id: row.id, state_id: state?.id ?? 0 })
      ids[row.slug] = row.id
      ids[code] = state?.id ?? 0
    }
    const pack = async (slug: string, courses: readonly { id: number }[]) => {
      const values = { title: slug, slug, price: 9900, publication_status: 2 }
      const [made] = await tx.insert(bundles).values(values).returning()
      ids[slug] = made?.id ?? 0
      await tx.insert(bundleCourses).values(courses.map(({ id }) => ({ bundle_id: made?.id ?? 0, course_id: id })))
    }
    await pack('for-florida', [both, florida, rules])
    await pack('for-nurses', [both, florida])
    await pack('of-everything', [both, homes])
    for (const { id } of [both, florida, rules, homes]) await tx.execute(sql`select refresh_catalog(${id})`)
    await seedRenewal(tx, 'rn-florida', ids['nurses-of-florida'])
    await seedRenewal(tx, 'anyone-florida')
    await seedRenewal(tx, 'draft-florida')
    await tx.update(renewalRequirements).set({ status: 1 }).where(eq(renewalRequirements.slug, 'draft-florida'))
  })
})
afterAll(() => world.close())

const read = (family: 'agency' | 'state' | 'topic' | 'training-option', slug: string) =>
  world.visitor().call(get_collection, { params: { family, slug } })
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

test('[CAT-015] an agency names its renewals, bundles of accepted courses only, topics, and the closest agencies first', async () => {
  const page = await read('agency', 'nurses-of-florida')
  expect({
    renewals: slugs(page.renewals).toSorted(),
    bundles: slugs(page.bundles),
    topics: slugs(page.topics),
    siblings: slugs(page.siblings),
  }).toEqual({
    renewals: ['anyone-florida', 'rn-florida'],
    bundles: ['for-nurses'],
    topics: ['nursing', 'ethics'],
    siblings: ['accountants-of-florida', 'nurses-of-utah', 'brokers-of-texas'],
  })
  // A renewal that names another agency is not theirs.
  expect(slugs((await read('agency', 'accountants-of-florida')).renewals)).toEqual(['anyone-florida'])
  expect((await read('agency', 'brokers-of-texas')).renewals).toEqual([])
})

test('[CAT-016] a state names its renewals, bundles of courses valid there only, and topics', async () => {
  const page = await read('state', 'florida')
  expect([slugs(page.renewals).toSorted(), slugs(page.bundles), slugs(page.topics)]).toEqual([
    ['anyone-florida', 'rn-florida'],
    ['for-nurses', 'for-florida'],
    ['nursing', 'accounting', 'ethics'],
  ])
})

test('[CAT-012] a topic names bundles of its courses only, and no renewals', async () => {
  const page = await read('topic', 'nursing')
  expect([slugs(page.bundles), page.renewals, page.topics]).toEqual([['for-nurses'], [], []])
})

test('a renewal names its state, the agencies that count, and other renewals', async () => {
  const relatedOf = async (slug: string) => (await world.visitor().call(get_renewal, { params: { slug } })).related
  const named = await relatedOf('rn-florida')
  expect([named.state?.slug, slugs(named.agencies), slugs(named.renewals)]).toEqual([
    'florida',
    ['nurses-of-florida'],
    ['anyone-florida'],
  ])
  expect(slugs((await relatedOf('anyone-florida')).agencies)).toEqual(['accountants-of-florida', 'nurses-of-florida'])
})

test('a new bundle or renewal touches the pages that will name it', async () => {
  const touched = (changed: Parameters<typeof touchedEntries>[1]) =>
    world.within('core', async (tx) => {
      const found = await touchedEntries(tx, changed)
      return (['agency', 'state', 'topic', 'renewal'] as const).map((family) => found.get(family)?.map(Number))
    })
  const { FL: florida = 0, 'nurses-of-florida': nurses = 0 } = ids
  expect((await touched({ of: 'bundles', id: ids['for-nurses'] ?? 0 })).slice(0, 2)).toEqual([[nurses], [florida]])
  expect((await touched({ of: 'bundles', id: ids['of-everything'] ?? 0 })).slice(0, 3)).toEqual([[], [], []])
  const [named] = await world.within('core', (tx) =>
    tx.select().from(renewalRequirements).where(eq(renewalRequirements.slug, 'rn-florida')),
  )
  expect((await touched({ of: 'renewal-requirements', id: named?.id ?? 0 })).slice(0, 2)).toEqual([[nurses], [florida]])
})
