import { demoAgencies } from '../content/agencies.ts'
import { demoAuthors } from '../content/authors.ts'
import { faqOfPortal } from '../content/faq-of-portal.ts'
import { landingTexts, type LandingText } from '../content/landing-pages.ts'
import { demoLanguages } from '../content/languages.ts'
import { demoOrganizations } from '../content/organizations.ts'
import {
  demoArticleCategories,
  demoFeatures,
  demoPromoButtons,
  demoSubtitles,
  demoSynonyms,
} from '../content/plain-lists.ts'
import { demoTags } from '../content/tags.ts'
import { demoTopics } from '../content/topics.ts'
import { demoTrainingOptions } from '../content/training-options.ts'
import type { DemoCourse } from '../content/types.ts'
import { agencyLogo, avatar, organizationLogo, topicPicture } from '../pictures/paths.ts'
import type { Bulk, Row } from './bulk.ts'
import { at, idOf } from './bulk.ts'

export interface Lists {
  topic: Map<string, number>
  agency: Map<string, number>
  state: Map<string, number>
  language: Map<string, number>
  option: Map<string, number>
  tag: Map<string, number>
  author: Map<string, number>
  organization: Map<string, number>
}

/** Loads the reference lists that one portal's courses use; its states already exist. */
export async function loadLists(
  bulk: Bulk,
  portal_id: number,
  courses: readonly DemoCourse[],
  faq: { sells: boolean } | null,
): Promise<Lists> {
  const add = adder(bulk, portal_id)
  const topics = new Set<string>(courses.map((course) => course.topic))
  const authors = new Set(courses.flatMap((course) => course.instructors))
  const lists: Lists = {
    topic: await add('topics', topicRows(topics)),
    agency: await add(
      'agencies',
      demoAgencies
        .filter((agency) => topics.has(agency.topic))
        .map(({ slug, title, text }) => ({
          key: slug,
          slug,
          title,
          ...written('agencies', slug, text),
          logo: agencyLogo(slug),
        })),
    ),
    state: await statesOf(bulk, portal_id),
    language: await add(
      'languages',
      demoLanguages.map(({ code, title }) => ({ key: code, code, title, ...written('languages', code) })),
    ),
    option: await add(
      'training_options',
      demoTrainingOptions.map(({ slug, title, description }) => ({
        key: slug,
        slug,
        title,
        ...written('options', slug, description),
      })),
    ),
    tag: await add(
      'tags',
      demoTags.map(({ slug, title, color }) => ({ key: slug, slug, title, color: color })),
    ),
    author: await add('authors', authorRows(authors)),
    organization: await add(
      'organizations',
      demoOrganizations.map(({ slug, name, provider_number }) => ({
        key: slug,
        name,
        provider_number,
        logo: organizationLogo(slug),
      })),
    ),
  }
  await loadAgencyStates(bulk, portal_id, lists)
  await writeStates(bulk, portal_id, lists)
  if (faq) await loadPlainLists(add, faqOfPortal(faq))
  return lists
}

/** What staff wrote for the entry's page; `text` is what it has otherwise. */
function written(list: keyof typeof landingTexts, key: string, text = ''): { text: string; audience: string } {
  const texts: Readonly<Record<string, LandingText>> = landingTexts[list]
  const found = texts[key]
  return { text: found?.text ?? text, audience: found?.audience.join('\n') ?? '' }
}

/** States exist already; those with an agency get their introduction. */
async function writeStates({ tx }: Bulk, portal_id: number, { state }: Pick<Lists, 'state'>): Promise<void> {
  for (const code of Object.keys(landingTexts.states)) {
    const { text, audience } = written('states', code)
    await tx`update states set text = ${text}, audience = ${audience} where portal_id = ${portal_id} and id = ${idOf(state, code)}
      and exists (select 1 from agency_states l where l.portal_id = states.portal_id and l.state_id = states.id)`
  }
}

const topicRows = (topics: ReadonlySet<string>) =>
  demoTopics
    .filter((topic) => topics.has(topic.slug))
    .map(({ slug, title, description, is_continuing_education }) => ({
      key: slug,
      slug,
      title,
      ...written('topics', slug, description),
      image: topicPicture(slug),
      is_continuing_education,
    }))

const authorRows = (authors: ReadonlySet<string>) =>
  demoAuthors
    .filter((author) => authors.has(author.slug))
    .map(({ slug, name, headline, description }) => ({
      key: slug,
      slug,
      name,
      description: `${headline}. ${description}`,
      avatar: avatar(slug),
    }))

type Add = (table: string, rows: readonly (Row & { key: string })[]) => Promise<Map<string, number>>

const adder =
  (bulk: Bulk, portal_id: number): Add =>
  async (table, rows) => {
    const ids = await bulk.ids(table, rows.length)
    await bulk.insert(
      table,
      rows.map(({ key: _, ...row }, index) => ({ id: at(ids, index), portal_id, sort_number: index + 1, ...row })),
    )
    return new Map(rows.map((row, index) => [row.key, at(ids, index)]))
  }

async function loadAgencyStates(bulk: Bulk, portal_id: number, lists: Pick<Lists, 'agency' | 'state'>): Promise<void> {
  await bulk.insert(
    'agency_states',
    demoAgencies
      .filter((agency) => lists.agency.has(agency.slug))
      .flatMap((agency) =>
        agency.states.map((code) => ({
          portal_id,
          agency_id: idOf(lists.agency, agency.slug),
          state_id: idOf(lists.state, code),
        })),
      ),
  )
}

/** Loads the lists that no course refers to, such as FAQs. */
async function loadPlainLists(add: Add, faq: ReturnType<typeof faqOfPortal>): Promise<void> {
  await add(
    'features',
    demoFeatures.map((feature) => ({ key: feature.title, ...feature })),
  )
  await add(
    'subtitles',
    demoSubtitles.map((subtitle) => ({ key: subtitle.code, ...subtitle })),
  )
  await add(
    'article_categories',
    demoArticleCategories.map((category) => ({ key: category.slug, ...category })),
  )
  await add(
    'promo_buttons',
    demoPromoButtons.map((button) => ({ key: button.title, ...button })),
  )
  await add(
    'synonyms',
    demoSynonyms.map((synonym) => ({ key: synonym.title, ...synonym })),
  )
  const categories = await add(
    'question_categories',
    faq.categories.map(({ slug, title }) => ({ key: slug, slug, title })),
  )
  await add(
    'faqs',
    faq.entries.map(({ slug, category, question, answer }) => ({
      key: slug,
      slug,
      question,
      answer,
      category_id: idOf(categories, category),
    })),
  )
}

/** Every portal got its states when it was created. */
async function statesOf({ tx }: Bulk, portal_id: number): Promise<Map<string, number>> {
  const rows = await tx<{ id: string; code: string }[]>`select id, code from states where portal_id = ${portal_id}`
  return new Map(rows.map((row) => [row.code, Number(row.id)]))
}
