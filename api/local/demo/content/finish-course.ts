import { seededRandom } from './seeded-random.ts'
import { courseDates } from './demo-dates.ts'
import { demoAgencies } from './agencies.ts'
import { fallingTiers } from './falling-tiers.ts'
import { outlineFromOutcomes } from './outline-from-outcomes.ts'
import type { CourseSource, DemoCourse, DemoModule, TopicSlug } from './types.ts'

/** Fills in what the topic decides: agencies, dates, price tiers and, if the course has no written lessons, a generated outline. */
export function finishCourse(topic: TopicSlug, source: CourseSource, lessons: DemoModule[] | undefined): DemoCourse {
  const status = source.status ?? 2
  const agencies = source.agencies ?? agenciesFor(topic, source.slug)
  const dates = courseDates(source.slug, source.tags?.includes('recently-updated') ?? false)
  return {
    slug: source.slug,
    title: source.title,
    subtitle: source.subtitle,
    description: source.paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
    outcomes: source.outcomes.map(([outcome]) => outcome),
    topic,
    hours: source.hours,
    // Credits are what agencies grant.
    ce_credits: agencies.length > 0 ? (source.credits ?? source.hours) : 0,
    language: source.language ?? 'en',
    agencies,
    states: demoAgencies.filter((agency) => agencies.includes(agency.slug)).flatMap((agency) => agency.states),
    training_option: source.option ?? 'self-paced',
    tiers: fallingTiers(source.price),
    publication_status: status,
    is_sequential: source.sequential ?? seededRandom(`sequence ${source.slug}`)() < 0.35,
    instructors: source.instructors,
    tags: source.tags ?? [],
    popularity: source.popularity ?? 10,
    motif: source.motif,
    has_certificate: true,
    published_at: status === 2 || status === 4 ? dates.published_at : null,
    updated_at: dates.updated_at,
    is_complete: lessons !== undefined,
    modules: lessons ?? outlineFromOutcomes(source),
  }
}

// Not every course suits every state, so each course leaves out a few agencies, always the same ones.
function agenciesFor(topic: TopicSlug, slug: string): string[] {
  const random = seededRandom(`agencies ${slug}`)
  const all = demoAgencies.filter((agency) => agency.topic === topic)
  const kept = all.filter(() => random() < 0.7)
  return (kept.length > 0 ? kept : all.slice(0, 1)).map((agency) => agency.slug)
}
