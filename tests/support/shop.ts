import { sql } from 'drizzle-orm'
import { accreditations } from '../../api/src/domains/credentials/tables.ts'
import { agencies, authors, languages, states, topics, trainingOptions } from '../../api/src/domains/lists/tables.ts'
import {
  coursePricings,
  courseStates,
  courseTopics,
  courseTrainingOptions,
  courses,
} from '../../api/src/domains/courses/tables.ts'
import { courseInstructors, enrollments } from '../../api/src/domains/learning/tables.ts'
import { reviews } from '../../api/src/domains/questions/tables.ts'
import type { PortalName, World } from './world.ts'

type Offer = {
  portal?: PortalName
  title: string
  slug?: string
  subtitle?: string
  topics?: string[]
  /** agencies that accredit it for 1.5 hours, without end; as they name no states, the course does */
  agencies?: string[]
  states?: string[]
  training_options?: string[]
  language?: string
  author?: string
  prices?: Readonly<Record<number, number>>
  popularity?: number
  published_at?: string
  updated_at?: string
  publication_status?: 1 | 2 | 3 | 4
  instructor_id?: number
}
export type Offered = { id: number; slug: string }

const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')

/** Creates a course as listed in the shop, with the list entries it names (by slug, created if new), and its catalog row. */
export async function offerCourse(world: World, offer: Offer): Promise<Offered> {
  const { portal = 'core', title, prices = { 1: 4900 } } = offer
  return world.within(portal, async (tx) => {
    const language = offer.language
      ? await one(
          tx
            .insert(languages)
            .values({ title: offer.language === 'es' ? 'Spanish' : 'English', code: offer.language })
            .onConflictDoUpdate({ target: [languages.portal_id, languages.code], set: { status: 2 } })
            .returning(),
        )
      : null
    const author = offer.author
      ? await one(
          tx
            .insert(authors)
            .values({ name: offer.author, slug: slugOf(offer.author) })
            .onConflictDoUpdate({ target: [authors.portal_id, authors.slug], set: { status: 2 } })
            .returning(),
        )
      : null
    const course = await one(
      tx
        .insert(courses)
        .values({
          title,
          slug: offer.slug ?? slugOf(title),
          subtitle: offer.subtitle ?? '',
          publication_status: offer.publication_status ?? 2,
          popularity: offer.popularity ?? 0,
          language_id: language?.id ?? null,
          author_id: author?.id ?? null,
          duration_minutes: 60,
          published_at: new Date(offer.published_at ?? '2026-01-01'),
          updated_at: new Date(offer.updated_at ?? '2026-01-01'),
        })
        .returning(),
    )
    const course_id = course.id
    for (const [from_quantity, price] of Object.entries(prices))
      await tx.insert(coursePricings).values({ course_id, from_quantity: Number(from_quantity), price })
    if (offer.instructor_id !== undefined)
      await tx.insert(courseInstructors).values({ course_id, user_id: offer.instructor_id, is_primary: true })
    for (const slug of offer.topics ?? [])
      await tx.insert(courseTopics).values({
        course_id,
        topic_id: (
          await one(
            tx
              .insert(topics)
              .values({ slug, title: titleOf(slug) })
              .onConflictDoUpdate({ target: [topics.portal_id, topics.slug], set: { slug } })
              .returning(),
          )
        ).id,
      })
    for (const slug of offer.agencies ?? []) {
      const agency = await one(
        tx
          .insert(agencies)
          .values({ slug, title: titleOf(slug) })
          .onConflictDoUpdate({ target: [agencies.portal_id, agencies.slug], set: { slug } })
          .returning(),
      )
      await tx
        .insert(accreditations)
        .values({ course_id, agency_id: agency.id, hours: [{ subject: 'General', hundredths: 150 }], is_shown: true })
    }
    for (const slug of offer.states ?? [])
      await tx.insert(courseStates).values({
        course_id,
        state_id: (
          await one(
            tx
              .insert(states)
              .values({ slug, title: titleOf(slug), code: slug.slice(0, 2).toUpperCase() })
              .onConflictDoUpdate({ target: [states.portal_id, states.slug], set: { slug } })
              .returning(),
          )
        ).id,
      })
    for (const slug of offer.training_options ?? [])
      await tx.insert(courseTrainingOptions).values({
        course_id,
        training_option_id: (
          await one(
            tx
              .insert(trainingOptions)
              .values({ slug, title: titleOf(slug) })
              .onConflictDoUpdate({ target: [trainingOptions.portal_id, trainingOptions.slug], set: { slug } })
              .returning(),
          )
        ).id,
      })
    await tx.execute(sql`select refresh_catalog(${course_id})`)
    return { id: course_id, slug: course.slug }
  })
}

/** Adds a review by someone who took the course; hidden until published. */
export async function reviewCourse(
  world: World,
  {
    course,
    user_id,
    rating,
    text = '',
    is_published,
    portal = 'core',
  }: { course: Offered; user_id: number; rating: number; text?: string; is_published: boolean; portal?: PortalName },
): Promise<void> {
  await world.within(portal, async (tx) => {
    const enrollment = await one(tx.insert(enrollments).values({ course_id: course.id, user_id }).returning())
    await tx.insert(reviews).values({
      course_id: course.id,
      enrollment_id: enrollment.id,
      user_id,
      author_name: 'Ada E.',
      rating,
      text,
      is_published,
    })
    await tx.execute(sql`select refresh_catalog(${course.id})`)
  })
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

async function one<T>(rows: PromiseLike<T[]>): Promise<T> {
  const [row] = await rows
  if (row === undefined) throw new Error('nothing was made')
  return row
}
