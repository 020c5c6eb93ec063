import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { slug } from '@portico/shared/schemas/text.ts'
import { videoLinkOf } from '@portico/shared/schemas/urls.ts'
import { demoAgencies } from './agencies.ts'
import { demoAuthors } from './authors.ts'
import { demoCourses, flagshipSlug } from './courses.ts'
import { demoLanguages } from './languages.ts'
import { demoStates } from './states.ts'
import { demoTags } from './tags.ts'
import { demoTopics } from './topics.ts'
import { demoTrainingOptions } from './training-options.ts'

const items = demoCourses.flatMap((course) =>
  course.modules.flatMap((module) => module.items.map((item) => ({ course, item }))),
)
const questions = items.flatMap(({ course, item }) =>
  item.type === 'Exam' || item.type === 'Survey' ? item.questions.map((question) => ({ course, item, question })) : [],
)
const wordCount = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
const twice = (list: readonly string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index)

describe('demo courses', () => {
  test('[demo] has 120 courses, each with a unique, valid slug', () => {
    expect(demoCourses).toHaveLength(120)
    expect(twice(demoCourses.map((course) => course.slug))).toEqual([])
    expect(twice(demoCourses.map((course) => course.title))).toEqual([])
    expect(demoCourses.filter((course) => !v.is(slug, course.slug)).map((course) => course.slug)).toEqual([])
    expect(v.is(slug, 'Not A Slug')).toBe(false)
  })

  test('[demo] refers only to existing topics, authors, agencies, states, languages, options and tags', () => {
    const known = {
      topic: demoTopics.map((one) => one.slug),
      author: demoAuthors.map((one) => one.slug),
      agency: demoAgencies.map((one) => one.slug),
      state: demoStates.map((one) => one.code),
      language: demoLanguages.map((one) => one.code),
      option: demoTrainingOptions.map((one) => one.slug),
      tag: demoTags.map((one) => one.slug),
    }
    const missing = demoCourses.flatMap((course) => [
      ...[course.topic].filter((one) => !known.topic.includes(one)),
      ...course.instructors.filter((one) => !known.author.includes(one)),
      ...course.agencies.filter((one) => !known.agency.includes(one)),
      ...course.states.filter((one) => !known.state.includes(one)),
      ...[course.language].filter((one) => !known.language.includes(one)),
      ...[course.training_option].filter((one) => !known.option.includes(one)),
      ...course.tags.filter((one) => !known.tag.includes(one)),
    ])
    expect(missing).toEqual([])
    expect(demoCourses.filter((course) => course.instructors.length === 0)).toEqual([])
    for (const list of Object.values(known)) expect(twice(list)).toEqual([])
  })

  test('[demo] starts price tiers at one seat and lowers the price with every step', () => {
    const wrong = demoCourses.filter(
      ({ tiers }) =>
        tiers[0]?.from_quantity !== 1 ||
        tiers.some(
          (tier, index) =>
            !Number.isInteger(tier.price) ||
            tier.price <= 0 ||
            (index > 0 &&
              (tier.price >= (tiers[index - 1]?.price ?? 0) ||
                tier.from_quantity <= (tiers[index - 1]?.from_quantity ?? 0))),
        ),
    )
    expect(wrong.map((course) => course.slug)).toEqual([])
    expect(demoCourses.every(({ tiers }) => tiers.length === 4)).toBe(true)
  })

  test('[demo] has mostly published courses, plus some in each other status', () => {
    const count = (status: number) => demoCourses.filter((course) => course.publication_status === status).length
    expect(count(2)).toBeGreaterThan(100)
    for (const status of [1, 3, 4]) expect(count(status)).toBeGreaterThan(0)
    expect(demoCourses.filter((course) => course.publication_status === 2 && !course.published_at)).toEqual([])
  })

  test('[demo] gives every question right and wrong choices, an explanation and the matching type', () => {
    const wrong = questions.filter(({ question }) => {
      const right = question.choices.filter((choice) => choice.is_correct).length
      const fits = question.type === 'multiple' ? right > 1 : right === 1
      return (
        !fits ||
        right === question.choices.length ||
        !question.explanation ||
        twice(question.choices.map((choice) => choice.text)).length > 0
      )
    })
    expect(wrong.map(({ course, question }) => `${course.slug}: ${question.text}`)).toEqual([])
    expect(new Set(questions.map(({ question }) => question.type))).toEqual(new Set(['single', 'multiple', 'boolean']))
  })

  test('[demo] ends every course with an exam: pass mark 70, three attempts', () => {
    const last = demoCourses.map((course) => course.modules.at(-1)?.items.at(-1))
    expect(
      last.filter((item) => item?.type !== 'Exam' || item.pass_percentage !== 70 || item.attempts_number !== 3),
    ).toEqual([])
  })

  test('[demo] has twelve fully written courses with full-length texts; one has every kind of item', () => {
    const complete = demoCourses.filter((course) => course.is_complete)
    expect(complete).toHaveLength(12)
    const texts = items.filter(({ course, item }) => course.is_complete && item.type === 'Text')
    expect(
      texts
        .filter(({ item }) => item.type === 'Text' && (wordCount(item.html) < 240 || wordCount(item.html) > 620))
        .map(({ item }) => item.title),
    ).toEqual([])
    const food = items.filter(({ course }) => course.slug === 'food-handler-essentials')
    expect(new Set(food.map(({ item }) => item.type))).toEqual(new Set(itemTypeNames))
  })

  test('[demo] builds the flagship course from a text, our SCORM package and a four-question exam', () => {
    const flagship = demoCourses.find((course) => course.slug === flagshipSlug)
    expect(flagship?.is_sequential).toBe(true)
    expect(flagship?.modules.map((module) => module.items.map((item) => item.type))).toEqual([
      ['Text'],
      ['ScormModule'],
      ['Exam'],
    ])
    const exam = flagship?.modules[2]?.items[0]
    expect(exam?.type === 'Exam' && exam.questions).toHaveLength(4)
  })

  test('[demo] gives video items valid video links and a text alternative', () => {
    const videos = items.flatMap(({ item }) => (item.type === 'Video' ? [item] : []))
    expect(videos.length).toBeGreaterThan(0)
    for (const item of videos) {
      expect(videoLinkOf(item.link)).not.toBeNull()
      expect(wordCount(item.html)).toBeGreaterThan(40)
    }
  })
})
