import { demoAgencies } from '../content/agencies.ts'
import { demoAuthors } from '../content/authors.ts'
import { demoFaqCategories, demoFaqs } from '../content/faq.ts'
import { demoLanguages } from '../content/languages.ts'
import { demoOrganizations } from '../content/organizations.ts'
import { demoStates } from '../content/states.ts'
import { demoTags } from '../content/tags.ts'
import { demoTopics } from '../content/topics.ts'
import { demoTrainingOptions } from '../content/training-options.ts'
import type { DemoCourse } from '../content/types.ts'
import { agencyLogo, avatar, organizationLogo, topicPicture } from '../pictures/paths.ts'
import type { Bulk, Row } from './bulk.ts'
import { at, idOf } from './bulk.ts'

export interface Lists {
  topic: Map<string, number>; agency: Map<string, number>; state: Map<string, number>; language: Map<string, number>
  option: Map<string, number>; tag: Map<string, number>; author: Map<string, number>; organization: Map<string, number>
}

/** The reference lists of one portal: what its courses use, and all states. */
export async function loadLists(bulk: Bulk, portal_id: number, courses: readonly DemoCourse[], { withFaq }: { withFaq: boolean }): Promise<Lists> {
  const add = async (table: string, rows: readonly (Row & { key: string })[]): Promise<Map<string, number>> => {
    const ids = await bulk.ids(table, rows.length)
    await bulk.insert(table, rows.map(({ key: _, ...row }, index) => ({ id: at(ids, index), portal_id, sort_number: index + 1, ...row })))
    return new Map(rows.map((row, index) => [row.key, at(ids, index)]))
  }
  const topics = new Set<string>(courses.map((course) => course.topic))
  const authors = new Set(courses.flatMap((course) => course.instructors))
  const lists: Lists = {
    topic: await add('topics', demoTopics.filter((topic) => topics.has(topic.slug)).map(({ slug, title, description, is_continuing_education }) =>
      ({ key: slug, slug, title, text: description, image: topicPicture(slug), is_continuing_education }))),
    agency: await add('agencies', demoAgencies.filter((agency) => topics.has(agency.topic)).map(({ slug, title, text }) => ({ key: slug, slug, title, text, logo: agencyLogo(slug) }))),
    state: await add('states', demoStates.map(({ slug, title, code }) => ({ key: code, slug, title, code }))),
    language: await add('languages', demoLanguages.map(({ code, title }) => ({ key: code, code, title }))),
    option: await add('training_options', demoTrainingOptions.map(({ slug, title }) => ({ key: slug, slug, title }))),
    tag: await add('tags', demoTags.map(({ slug, title, color }) => ({ key: slug, slug, title, colour: color }))),
    author: await add('authors', demoAuthors.filter((author) => authors.has(author.slug)).map(({ slug, name, headline, description }) =>
      ({ key: slug, slug, name, description: `${headline}. ${description}`, avatar: avatar(slug) }))),
    organization: await add('organizations', demoOrganizations.map(({ slug, name, provider_number }) => ({ key: slug, name, provider_number, logo: organizationLogo(slug) }))),
  }
  if (withFaq) {
    const categories = await add('question_categories', demoFaqCategories.map(({ slug, title }) => ({ key: slug, slug, title })))
    await add('faqs', demoFaqs.map(({ slug, category, question, answer }) => ({ key: slug, slug, question, answer, category_id: idOf(categories, category) })))
  }
  return lists
}
