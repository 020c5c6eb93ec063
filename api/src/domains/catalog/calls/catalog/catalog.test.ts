import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get_course, list_reviews, list_site_paths, search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { get_home } from '@portico/shared/contract/catalog/home.ts'
import { get_bundle, list_bundles } from '@portico/shared/contract/catalog/bundles.ts'
import { coursePrice } from '@portico/shared/rules/pricing/course-price.ts'
import { bundleCourses, bundles, courses } from '../../../courses/tables.ts'
import { faqs } from '../../../lists/tables.ts'
import { portalPages } from '../../../portals/tables.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { offerCourse, reviewCourse, type Offered } from '../../../../../../tests/support/shop.ts'
import { createWorld, type PortalName, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const notFound = { status: 404, code: 'general.not_found' }
async function makeBundle(
  title: string,
  of: readonly Offered[],
  more: Partial<typeof bundles.$inferInsert> = {},
  portal: PortalName = 'core',
): Promise<number> {
  return world.within(portal, async (tx) => {
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const [bundle] = await tx
      .insert(bundles)
      .values({ title, slug, price: 9900, discount_price: 7900, publication_status: 2, ...more })
      .returning()
    const bundle_id = bundle?.id ?? 0
    for (const [sort_number, { id }] of of.entries())
      await tx.insert(bundleCourses).values({ bundle_id, course_id: id, sort_number })
    return bundle_id
  })
}

describe('one course', () => {
  test('[CAT-004] [CAT-019] shows published and coming courses; answers 404 for draft, archived, deleted and foreign ones', async () => {
    for (const publication_status of [2, 3] as const)
      await offerCourse(world, {
        title: `Open ${publication_status}`,
        slug: `open-${publication_status}`,
        publication_status,
      })
    for (const publication_status of [1, 4] as const)
      await offerCourse(world, {
        title: `Closed ${publication_status}`,
        slug: `closed-${publication_status}`,
        publication_status,
      })
    await offerCourse(world, { portal: 'summit', title: 'Summit only', slug: 'summit-only' })
    const deleted = await offerCourse(world, { title: 'Deleted', slug: 'deleted' })
    await world.within('core', (tx) =>
      tx.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, deleted.id)),
    )
    const visitor = world.visitor()
    expect(await visitor.call(get_course, { params: { slug: 'open-2' } })).toMatchObject({
      title: 'Open 2',
      publication_status: 2,
    })
    expect(await visitor.call(get_course, { params: { slug: 'open-3' } })).toMatchObject({
      title: 'Open 3',
      publication_status: 3,
    })
    for (const slug of ['closed-1', 'closed-4', 'summit-only', 'deleted', 'never-there']) {
      await expect(visitor.call(get_course, { params: { slug } })).rejects.toMatchObject(notFound)
      await expect(visitor.call(list_reviews, { params: { slug } })).rejects.toMatchObject(notFound)
    }
    expect(await world.visitor('summit').call(get_course, { params: { slug: 'summit-only' } })).toMatchObject({
      title: 'Summit only',
    })
  })

  test('[CAT-004] returns tiers, lists, people and outline titles, but no content', async () => {
    const teacher = await world.person('instructor')
    const made = await makeCourse(world, {
      slug: 'whole',
      title: 'Whole',
      outline: [['Text', 'Exam'], ['Video']],
      has_template: true,
      instructor_id: teacher.id,
      prices: { 1: 4900, 10: 3900 },
    })
    const course = await world.visitor().call(get_course, { params: { slug: 'whole' } })
    expect(course).toMatchObject({
      id: made.id,
      has_certificate: true,
      duration_minutes: 90,
      ce_credits: 0,
      agencies: [],
      author: null,
      language: null,
      course_pricings: [
        { from_quantity: 1, price: 4900 },
        { from_quantity: 10, price: 3900 },
      ],
      instructors: [{ name: 'Ada Example', slug: null, avatar: null, description: '' }],
      organizations: [{ name: 'State Board of Nursing', provider_number: 'CE-1042' }],
      outline: [
        {
          title: 'Module 1',
          items: [
            { title: 'Text 1.1', itemable_type: 'Text' },
            { title: 'Exam 1.2', itemable_type: 'Exam' },
          ],
        },
        { title: 'Module 2', items: [{ title: 'Video 2.1', itemable_type: 'Video' }] },
      ],
    })
    expect(course.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(JSON.stringify(course)).not.toMatch(/Reading|vimeo|Question|Choice|Because/)
    await offerCourse(world, {
      title: 'Listed',
      topics: ['law', 'ethics'],
      agencies: ['state-bar'],
      states: ['texas'],
      training_options: ['webinar'],
      language: 'es',
      author: 'Ruth Avila',
    })
    expect(await world.visitor().call(get_course, { params: { slug: 'listed' } })).toMatchObject({
      topics: [
        { slug: 'law', title: 'Law' },
        { slug: 'ethics', title: 'Ethics' },
      ],
      agencies: [{ slug: 'state-bar', title: 'State Bar', logo: null, hundredths: 150 }],
      states: [{ code: 'TX', title: 'Texas' }],
      training_options: [{ slug: 'webinar', title: 'Webinar', has_page: true }],
      language: { code: 'es', title: 'Spanish' },
      author: { name: 'Ruth Avila', slug: 'ruth-avila', avatar: null, description: '' },
      outline: [],
    })
  })

  test('[CAT-004] names up to four related published courses, most popular first, and the course’s bundles', async () => {
    const course = await offerCourse(world, { title: 'Tax One', topics: ['tax', 'money'] })
    for (const [title, popularity] of [
      ['Tax Two', 5],
      ['Tax Three', 50],
      ['Tax Four', 7],
      ['Tax Five', 1],
      ['Tax Six', 9],
    ] as const)
      await offerCourse(world, { title, topics: ['tax'], popularity })
    await offerCourse(world, { title: 'Tax Draft', topics: ['tax'], popularity: 99, publication_status: 1 })
    await offerCourse(world, { title: 'Baking', topics: ['food'], popularity: 99 })
    await makeBundle('Tax Season', [course])
    await makeBundle('Tax Draft Bundle', [course], { publication_status: 1 })
    const shown = await world.visitor().call(get_course, { params: { slug: 'tax-one' } })
    expect(shown.related.map((card) => card.title)).toEqual(['Tax Three', 'Tax Six', 'Tax Four', 'Tax Two'])
    expect(shown.bundles).toEqual([{ id: expect.any(Number), slug: 'tax-season', title: 'Tax Season' }])
  })
})

describe('reviews', () => {
  test('[CAT-035] [CAT-039] computes the rating from published reviews only and never returns hidden ones', async () => {
    const course = await offerCourse(world, { title: 'Rated' })
    const people = await Promise.all([1, 2, 3].map(() => world.person('learner')))
    const [first, second, third] = people.map((person) => person.id)
    await reviewCourse(world, { course, user_id: first ?? 0, rating: 1, text: 'Hidden', is_published: false })
    expect(await world.visitor().call(get_course, { params: { slug: 'rated' } })).toMatchObject({
      rating: null,
      reviews_count: 0,
      reviews: [],
    })
    expect((await world.visitor().call(search_courses)).courses.find((card) => card.id === course.id)).toMatchObject({
      rating: null,
      reviews_count: 0,
    })
    await reviewCourse(world, { course, user_id: second ?? 0, rating: 5, text: 'Clear', is_published: true })
    await reviewCourse(world, { course, user_id: third ?? 0, rating: 4, text: 'Good', is_published: true })
    const shown = await world.visitor().call(get_course, { params: { slug: 'rated' } })
    expect(shown).toMatchObject({
      rating: 4.5,
      reviews_count: 2,
      rating_counts: [0, 0, 0, 1, 1],
      reviews: [
        { author: 'Ada E.', rating: 4, text: 'Good' },
        { rating: 5, text: 'Clear' },
      ],
    })
    expect((await world.visitor().call(search_courses)).courses.find((card) => card.id === course.id)).toMatchObject({
      rating: 4.5,
      reviews_count: 2,
    })
    expect(JSON.stringify(await world.visitor().call(list_reviews, { params: { slug: 'rated' } }))).not.toMatch(
      /Hidden|user_id|enrollment/,
    )
  })

  test('[CAT-039] pages forward and back, newest first, without duplicates; rejects a broken cursor', async () => {
    const course = await offerCourse(world, { title: 'Much Reviewed' })
    const learner = await world.person('learner')
    for (let number = 1; number <= 30; number += 1)
      await reviewCourse(world, { course, user_id: learner.id, rating: 5, text: `Text ${number}`, is_published: true })
    const read = (cursor?: string) =>
      world
        .visitor()
        .call(list_reviews, { params: { slug: 'much-reviewed' }, query: cursor === undefined ? {} : { cursor } })
    const one = await read()
    const two = await read(one.meta.next_cursor ?? '')
    const three = await read(two.meta.next_cursor ?? '')
    expect([one, two, three].flatMap(({ data }) => data.map((review) => review.text))).toEqual(
      Array.from({ length: 30 }, (_, index) => `Text ${30 - index}`),
    )
    expect([one.meta.prev_cursor, three.meta.next_cursor]).toEqual([null, null])
    expect(await read(three.meta.prev_cursor ?? '')).toEqual(two)
    await expect(read('nonsense')).rejects.toMatchObject({ status: 422, code: 'validation.cursor' })
  })

  test('sorts reviews by their stars, newest first among equals, and pages in that order', async () => {
    const course = await offerCourse(world, { title: 'Mixed Reviews' })
    const learner = await world.person('learner')
    for (let number = 1; number <= 20; number += 1)
      await reviewCourse(world, {
        course,
        user_id: learner.id,
        rating: ((number % 5) + 1) as 1 | 2 | 3 | 4 | 5,
        text: `Text ${number}`,
        is_published: true,
      })
    const read = (sort: 'highest' | 'lowest' | 'newest', cursor?: string) =>
      world.visitor().call(list_reviews, {
        params: { slug: 'mixed-reviews' },
        query: { sort, ...(cursor === undefined ? {} : { cursor }) },
      })
    for (const key of ['x', 6, -6, 3_000_000_000]) {
      const forged = Buffer.from(JSON.stringify([1, 0, 'highest', key])).toString('base64url')
      await expect(read('highest', forged)).rejects.toMatchObject({ status: 422, code: 'validation.cursor' })
    }
    const expected = (sign: 1 | -1) =>
      Array.from({ length: 20 }, (_, index) => 20 - index)
        .toSorted((a, b) => sign * ((b % 5) - (a % 5)) || b - a)
        .map((number) => `Text ${number}`)
    for (const [sort, sign] of [
      ['highest', 1],
      ['lowest', -1],
    ] as const) {
      const one = await read(sort)
      const two = await read(sort, one.meta.next_cursor ?? '')
      expect([...one.data, ...two.data].map(({ text }) => text)).toEqual(expected(sign))
      expect(two.meta.next_cursor).toBeNull()
      expect(await read(sort, two.meta.prev_cursor ?? '')).toEqual(one)
      await expect(read('newest', one.meta.next_cursor ?? '')).rejects.toMatchObject({ code: 'validation.cursor' })
    }
  })
})

describe('bundles', () => {
  test('[CAT-008] [CAT-009] [CAT-027] lists and shows published bundles with their published courses and separate price', async () => {
    const cheap = await offerCourse(world, {
      title: 'Part One',
      agencies: ['part-board'],
      prices: { 1: 4000, 10: 1000 },
    })
    const dear = await offerCourse(world, { title: 'Part Two', agencies: ['part-board'], prices: { 5: 6000 } })
    const draft = await offerCourse(world, { title: 'Part Draft', publication_status: 1 })
    const id = await makeBundle('Both Parts', [dear, draft, cheap])
    await makeBundle('Hidden Bundle', [cheap], { publication_status: 1 })
    await makeBundle('Summit Bundle', [], {}, 'summit')
    const listed = await world.visitor().call(list_bundles)
    expect(listed.find((bundle) => bundle.id === id)).toEqual({
      id,
      slug: 'both-parts',
      title: 'Both Parts',
      thumbnail: null,
      price: 9900,
      discount_price: 7900,
      separate_price: 10_000,
      courses_count: 2,
      course_ids: [dear.id, cheap.id],
      duration_minutes: 120,
      ce_credits: 3,
    })
    expect(listed.map((bundle) => bundle.title)).not.toEqual(expect.arrayContaining(['Hidden Bundle']))
    expect(listed.map((bundle) => bundle.title)).not.toEqual(expect.arrayContaining(['Summit Bundle']))
    const shown = await world.visitor().call(get_bundle, { params: { slug: 'both-parts' } })
    expect(shown).toMatchObject({
      id,
      slug: 'both-parts',
      title: 'Both Parts',
      thumbnail: null,
      price: 9900,
      discount_price: 7900,
    })
    expect(shown.courses.map((course) => course.title)).toEqual(['Part Two', 'Part One'])
    expect(shown.separate_price).toBe(10_000)
    // Drafts do not count; each agency grants hours for the courses that it accepts.
    expect(shown.agencies).toMatchObject([{ slug: 'part-board', courses_count: 2, hundredths: 300 }])
    for (const slug of ['hidden-bundle', 'summit-bundle', 'none'])
      await expect(world.visitor().call(get_bundle, { params: { slug } })).rejects.toMatchObject(notFound)
    expect(await world.visitor('summit').call(get_bundle, { params: { slug: 'summit-bundle' } })).toMatchObject({
      courses: [],
      separate_price: 0,
    })
  })
})

test('[CRT-017] prices a card by its tiers; hides a card without tiers from price filters', async () => {
  const tiers: Readonly<Record<string, Readonly<Record<number, number>>>> = {
    'One Price': { 1: 4900 },
    Falling: { 1: 4900, 10: 3900, 50: 1200 },
    Rising: { 1: 1900, 10: 2900 },
    Packs: { 5: 4000, 20: 3000 },
    Gift: { 1: 0 },
    Tierless: {},
  }
  for (const [title, prices] of Object.entries(tiers))
    await offerCourse(world, { title: `Priced ${title}`, topics: ['priced'], prices })
  const cards = (await world.visitor().call(search_courses, { query: { topic: 'priced' } })).courses
  for (const [title, prices] of Object.entries(tiers)) {
    const expected = coursePrice(
      Object.entries(prices).map(([from_quantity, price]) => ({ from_quantity: Number(from_quantity), price })),
    )
    expect(cards.find((card) => card.title === `Priced ${title}`)).toMatchObject(
      expected ?? { price: null, team_price: null },
    )
  }
  const within = async (query: { price_min?: string; price_max?: string }) =>
    (await world.visitor().call(search_courses, { query: { topic: 'priced', ...query } })).courses
      .map((card) => card.title)
      .sort()
  expect(await within({ price_max: '2000' })).toEqual(['Priced Gift', 'Priced Rising'])
  expect(await within({ price_min: '4100' })).toEqual(['Priced Falling', 'Priced One Price'])
})

test('[CAT-001] shows and counts on the home page only what visitors may see', async () => {
  const popular = await offerCourse(world, {
    portal: 'summit',
    title: 'Popular',
    topics: ['safety'],
    popularity: 40,
    published_at: '2026-02-01',
  })
  await offerCourse(world, {
    portal: 'summit',
    title: 'New',
    topics: ['safety', 'tools'],
    popularity: 2,
    published_at: '2026-05-01',
  })
  await offerCourse(world, {
    portal: 'summit',
    title: 'Secret',
    topics: ['safety', 'hidden'],
    popularity: 99,
    publication_status: 1,
  })
  const learner = await world.person('learner', 'summit')
  await reviewCourse(world, {
    portal: 'summit',
    course: popular,
    user_id: learner.id,
    rating: 5,
    text: 'Earlier',
    is_published: true,
  })
  await reviewCourse(world, {
    portal: 'summit',
    course: popular,
    user_id: learner.id,
    rating: 1,
    text: 'Unread',
    is_published: false,
  })
  // A frequently reviewed course does not fill the home page; only its newest review is shown.
  const second = await world.person('learner', 'summit')
  await reviewCourse(world, {
    portal: 'summit',
    course: popular,
    user_id: second.id,
    rating: 5,
    text: 'Splendid',
    is_published: true,
  })
  const home = await world.visitor('summit').call(get_home)
  expect(home.topics.map(({ slug, count }) => [slug, count])).toEqual([
    ['safety', 2],
    ['tools', 1],
  ])
  expect(home.popular.map((card) => card.title).slice(0, 2)).toEqual(['Popular', 'New'])
  expect(home.newest.map((card) => card.title).slice(0, 2)).toEqual(['New', 'Popular'])
  expect(JSON.stringify(home)).not.toMatch(/Secret|hidden|Unread/)
  expect(home.reviews).toMatchObject([{ rating: 5, text: 'Splendid', course: { slug: 'popular', title: 'Popular' } }])
  expect(home.counts).toEqual({ courses: 3, learners: 42, agencies: 0, reviews: 2 })
})

test('[OP-22] shows visitors no courses of a portal without a storefront', async () => {
  const course = await offerCourse(world, { portal: 'northwind', title: 'Internal', topics: ['internal'] })
  await makeBundle('Internal Bundle', [course], {}, 'northwind')
  const visitor = world.visitor('northwind')
  expect(await visitor.call(list_bundles)).toEqual([])
  expect(await visitor.call(list_site_paths, { query: { bucket: 1 } })).toEqual({ buckets: [], paths: [] })
  expect(await visitor.call(get_home)).toMatchObject({ topics: [], popular: [], counts: { courses: 0 } })
  for (const path of ['/courses/internal', '/courses/internal/reviews', '/bundles/internal-bundle'])
    expect((await visitor.send('GET', path)).status).toBe(404)
})

test('splits site paths into buckets of a thousand ids, with general pages in the first', async () => {
  await world.within('summit', async (tx) => {
    await tx.insert(faqs).values([
      { question: 'How?', answer: 'So.', slug: 'how' },
      { question: 'Draft?', answer: 'No.', slug: 'draft', publication_status: 1 },
    ])
    await tx.insert(portalPages).values([
      { slug: 'about', title: 'About', publication_status: 2 },
      { slug: 'home', title: 'Home', publication_status: 2 },
      { slug: 'later', title: 'Later', publication_status: 1 },
    ])
    for (const [id, slug, publication_status] of [
      [5000, 'end-of-five', 2],
      [5001, 'start-of-six', 2],
      [5003, 'coming-of-six', 3],
      [5002, 'draft-of-six', 1],
      [6000, 'end-of-six', 2],
    ] as const)
      await tx.insert(courses).values({ id, slug, title: slug, publication_status })
    await tx.execute(sql`select refresh_catalog(id) from courses where id >= 5000`)
  })
  const read = (bucket?: number) =>
    world.visitor('summit').call(list_site_paths, bucket === undefined ? {} : { query: { bucket } })
  expect((await read()).buckets.map(({ range }) => range)).toEqual([1, 5, 6])
  expect((await read(5)).paths.map(({ path }) => path)).toEqual(['/course/end-of-five', '/courses/all/50'])
  expect((await read(6)).paths.map(({ path }) => path)).toEqual([
    '/course/end-of-six',
    '/course/start-of-six',
    '/courses/all/51',
    '/courses/all/60',
  ])
  expect((await read(7)).paths).toEqual([])
  const first = (await read(1)).paths.map(({ path }) => path)
  expect(first).toEqual(
    expect.arrayContaining([
      '/',
      '/courses',
      '/bundles',
      '/faq',
      '/faq/how',
      '/about',
      '/course/popular',
      '/bundles/summit-bundle',
    ]),
  )
  expect(first.filter((path) => /draft|later|secret|\/home$/.test(path))).toEqual([])
  expect(new Set(first).size).toBe(first.length)
})
