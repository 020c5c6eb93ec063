import { expect, test } from 'vitest'
import { demoAgencies } from './agencies.ts'
import { demoAuthors } from './authors.ts'
import { demoBundles } from './bundles.ts'
import { demoCourses } from './courses.ts'
import { demoFaqs } from './faq.ts'
import { faqOfPortal } from './faq-of-portal.ts'
import { demoOrganizations } from './organizations.ts'
import { demoPortals } from './portals.ts'
import { demoReviews } from './reviews.ts'
import { termsOfUse } from './terms-of-use.ts'
import { emptyEntries, landingTexts } from './landing-pages.ts'
import { demoTopics } from './topics.ts'

const everything = {
  demoAgencies,
  demoAuthors,
  demoBundles,
  demoCourses,
  demoFaqs,
  demoOrganizations,
  demoPortals,
  demoReviews,
  demoTopics,
  emptyEntries,
  landingTexts,
  terms: demoPortals.map(termsOfUse),
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}
const texts = textsIn(everything, 'demo')
// "Todo" is a Spanish word.
const shouted = /\bTODO\b/
const placeholder =
  /\b(lorem|ipsum|dolor sit|tbd|fixme|xxx|foo|bar baz|asdf|placeholder|insert .* here|undefined|NaN|null)\b|\[object|\$\{|\{\{/i

test('[demo] the FAQ names every way to pay that checkout offers', () => {
  const answer = demoFaqs.find(({ slug }) => slug === 'how-can-i-pay')?.answer
  for (const way of ['card', 'bank account', 'Purchase order', 'invoice']) expect(answer).toContain(way)
})

test('[demo] has no placeholder texts', () => {
  expect(texts.length).toBeGreaterThan(5000)
  expect(
    texts
      .filter(({ text }) => placeholder.test(text) || shouted.test(text))
      .map(({ path, text }) => `${path}: ${text.slice(0, 80)}`),
  ).toEqual([])
  expect(placeholder.test('Lorem ipsum')).toBe(true)
})

test('[demo] has balanced markup that a sanitizer would leave unchanged', () => {
  const allowed = /^(p|h2|h3|ul|ol|li|strong|em|blockquote|br|table|thead|tbody|tr|th|td|dl|dt|dd|code)$/
  const wrong = texts
    .filter(({ text }) => /<[a-z]/.test(text))
    .flatMap(({ path, text }) => {
      const open: string[] = []
      for (const [, close, tag = '', rest = ''] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        if (!allowed.test(tag) || rest) return [`${path}: <${tag}${rest}>`]
        if (tag === 'br') continue
        if (!close) open.push(tag)
        else if (open.pop() !== tag) return [`${path}: </${tag}>`]
      }
      return open.length > 0 ? [`${path}: ${open.join()}`] : []
    })
  expect(wrong).toEqual([])
})

test('[demo] uses only fictional email addresses and phone numbers', () => {
  const addresses = texts.flatMap(({ text }) => text.match(/[\w.+-]+@[\w.-]+\.\w+/g) ?? [])
  expect(addresses.filter((address) => !/\.(test|example)$/.test(address))).toEqual([])
  for (const { company } of demoPortals) expect(company.support_phone).toMatch(/^\+1-\d{3}-555-01\d{2}$/)
})

test('[demo] prices bundles of three to five published courses below the sum of the courses', () => {
  expect(demoBundles).toHaveLength(12)
  for (const bundle of demoBundles) {
    const courses = bundle.courses.flatMap((slug) =>
      demoCourses.filter((course) => course.slug === slug && course.publication_status === 2),
    )
    expect(courses.length, bundle.slug).toBe(bundle.courses.length)
    expect(bundle.courses.length).toBeGreaterThanOrEqual(3)
    expect(bundle.courses.length).toBeLessThanOrEqual(5)
    expect(
      courses.reduce((sum, course) => sum + (course.tiers[0]?.price ?? 0), 0),
      bundle.slug,
    ).toBe(bundle.price)
    if (bundle.discount_price !== null) expect(bundle.discount_price).toBeLessThan(bundle.price)
  }
})

test('[demo] gives every FAQ entry a unique slug and an existing category', () => {
  for (const sells of [true, false]) {
    const { categories, entries } = faqOfPortal({ sells })
    expect(entries.length).toBeGreaterThanOrEqual(sells ? 25 : 15)
    expect(new Set(entries.map((entry) => entry.slug)).size).toBe(entries.length)
    expect(entries.filter((entry) => !categories.some((category) => category.slug === entry.category))).toEqual([])
  }
})

test('mentions buying in the FAQ of shops and never on in-house portals', () => {
  const buying =
    /\b(buy|bought|cart|checkout|invoice|orders|paid|pay|payment|price|purchases?|receipt|refund(ed|s)?)\b/i
  const told = (sells: boolean) => {
    const { categories, entries } = faqOfPortal({ sells })
    return [...categories.map(({ title }) => title), ...entries.flatMap(({ question, answer }) => [question, answer])]
  }
  expect(told(false).filter((text) => buying.test(text))).toEqual([])
  expect(told(true).filter((text) => buying.test(text)).length).toBeGreaterThan(8)
})

test('[demo] every course has reviews, mostly good, from different learners; no text occurs twice', () => {
  expect(new Set(demoReviews.map((review) => review.course)).size).toBeGreaterThan(100)
  const written = demoReviews.filter((review) => review.text !== '')
  expect(written.length).toBeGreaterThan(50)
  expect(new Set(written.map((review) => review.text)).size).toBe(written.length)
  expect(new Set(demoReviews.map((review) => `${review.course} ${review.learner}`)).size).toBe(demoReviews.length)
  for (const review of demoReviews) {
    expect(demoCourses.find((course) => course.slug === review.course)?.publication_status).toBe(2)
    expect(review.text.length).toBeLessThanOrEqual(2000)
    expect(review.finished_at < review.created_at).toBe(true)
  }
  const good = demoReviews.filter((review) => review.rating >= 4).length / demoReviews.length
  expect(good).toBeGreaterThan(0.75)
  expect(good).toBeLessThan(0.97)
})
