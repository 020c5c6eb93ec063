import { awaitResultsScript, earlyPressScript, nameZoneScript } from '../src/loading/inline-scripts.ts'
import { schemeScript } from '@portico/shared/browser/color-scheme.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { canonicalOf, dataOf, figuresOf, jsonLdOf, metaOf, scriptsOf, titleOf } from './page-parts.ts'
import { startRenderer } from './renderer.ts'
import type { Render } from './renderer.ts'
import { sampleBundles, sampleCards, sampleCourse, sampleFaq, sampleHome, sampleSearch } from './sample-catalog.ts'
import { otherPortal, samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

const portal = samplePortal()
const coursePath = `/course/${sampleCourse.slug}`

describe('every content page', () => {
  test('ships at most 10 kB of gzipped script, no React, and only known inline scripts', async () => {
    let withEarlyPress = 0
    let withDays = 0
    for (const path of contentPages) {
      const { status, body } = await render(path, portal)
      const scripts = scriptsOf(body)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(scripts.files.length, path).toBeGreaterThan(0)
      expect(scripts.gzip_bytes, path).toBeLessThanOrEqual(10_240)
      const sells = body.includes('data-early')
      const dates = body.includes('data-day')
      expect(new Set(scripts.inline), path).toEqual(
        new Set([
          schemeScript,
          ...(sells ? [earlyPressScript] : []),
          ...(dates ? [nameZoneScript] : []),
          ...(path === '/courses' ? [awaitResultsScript] : []),
        ]),
      )
      withEarlyPress += sells ? 1 : 0
      withDays += dates ? 1 : 0
      expect(body, path).not.toMatch(/astro-island|<style|\sstyle="|\son[a-z]+="/)
    }
    expect(withEarlyPress).toBeGreaterThan(1)
    expect(withDays).toBeGreaterThan(1)
  })

  test('marks its section in the menu; the learner’s own courses do not count as catalog', async () => {
    const marked = async (path: string) =>
      [...(await render(path, portal)).body.matchAll(/<a href="([^"]*)"[^>]* aria-current="page"/g)].map(
        ([, href]) => href,
      )
    expect(new Set(await marked('/courses'))).toEqual(new Set(['/courses']))
    expect(await marked('/courses/learner')).toEqual([])
  })

  test('[SES-041] has one title, one h1, lang en, a skip link and its own content policy', async () => {
    for (const path of contentPages) {
      const { body } = await render(path, portal)
      expect(body.match(/<title>/g), path).toHaveLength(1)
      expect(body.match(/<h1/g), path).toHaveLength(1)
      expect(body, path).toContain('<html lang="en">')
      expect(body, path).toContain('href="#content"')
      expect(body, path).toMatch(
        /<meta http-equiv="content-security-policy" content="default-src 'self'[^"]*script-src 'self'/,
      )
    }
  })

  test('[TEN-021] has the canonical URL, name, favicon and colors file of its portal', async () => {
    const own = samplePortal({ setting: { ...portal.setting, favicon: '/files/favicon.svg', logo: '/files/logo.svg' } })
    for (const path of ['/', '/courses', coursePath, '/bundles', '/faq', '/about-us', '/terms-of-use']) {
      const { body } = await render(path, own)
      expect(canonicalOf(body), path).toBe(`https://learn.harborsafety.example${path}`)
      expect(titleOf(body), path).toContain('Harbor Safety Institute')
      expect(body, path).toContain('<link rel="icon" href="/files/favicon.svg">')
      expect(body, path).toContain('src="/files/logo.svg"')
      expect(body, path).toContain('<link rel="stylesheet" href="/portal.css">')
    }
  })
})

test('[TEN-021] shows the secondary logo on dark headers and footers, the portal’s name in a light footer', async () => {
  const own = { ...portal.setting, logo: '/files/logo.svg', secondary_logo: '/files/logo-light.svg' }
  const logosOf = async (setting: typeof portal.setting) => {
    const { body } = await render('/about-us', samplePortal({ setting }))
    const [, header = '', footer = ''] = /(<header class="site-header">.*?<\/header>).*(<footer.*)/s.exec(body) ?? []
    return [header, footer].map((part) =>
      [...part.matchAll(/<img class="([^"]*)" src="([^"]*logo[^"]*)"/g)].map(([, ...of]) => of),
    )
  }
  const onDark = ['logo-image logo-on-dark', '/files/logo-light.svg']
  expect(await logosOf(own)).toEqual([[['logo-image logo-on-light', '/files/logo.svg'], onDark], [onDark]])
  expect(await logosOf({ ...own, footer_color: '#ffffff' })).toEqual([
    [['logo-image logo-on-light', '/files/logo.svg'], onDark],
    [],
  ])
  expect(await logosOf({ ...own, secondary_logo: null })).toEqual([[['logo-image', '/files/logo.svg']], []])
})

test('[ERR-029] [SES-029] shows a paused portal and an unknown URL with the wording of the specification', async () => {
  const heading = async (path: string) => /<h1[^>]*>([^<]*)</.exec((await render(path, portal)).body)?.[1]
  expect(await heading('/blocked')).toBe('This portal is paused')
  expect(await heading('/not-found')).toBe('This page could not be found')
})

test('[SES-043] has pages for login, forgotten and new password, terms, coming soon and profile settings', async () => {
  for (const path of ['/login', '/forgot-password', '/reset-password', '/terms', '/coming-soon', '/profile/settings']) {
    const { status, body } = await render(path, portal)
    expect([path, status, body.includes('<main id="content"')]).toEqual([path, 200, true])
  }
  expect((await render('/no-such-page-here/at/all', portal)).status).toBe(404)
})

describe('catalog', () => {
  test('[CAT-020, CAT-021] shows page 1 with its count, facets with counts, and six sort orders', async () => {
    const { body, tags } = await render('/courses', portal)
    expect(body.match(/<li class="course-card">/g)).toHaveLength(12)
    for (const card of sampleCards) expect(body).toContain(`href="/course/${card.slug}"`)
    expect(body).toContain('121 courses')
    // The search icon of phones leads to /courses#search: the field itself, so that browsers focus it.
    expect(body).toMatch(/<input[^>]*id="search"/)
    expect(body).toMatch(
      /name="topic" value="workplace-safety"[^>]*><span>Workplace safety<\/span><span class="facet-count">34</,
    )
    expect([...(body.split('</main>')[0] ?? '').matchAll(/<option value="([a-z_]+)"/g)].map(([, key]) => key)).toEqual([
      'popularity',
      'newest',
      'oldest',
      'title_asc',
      'title_desc',
      'updated',
    ])
    expect(body).toContain('href="/courses?page=2"')
    expect(tags).toEqual(expect.arrayContaining(['portal:31', 'courses', 'course:101', 'course:112']))
  })

  test('lists courses for search engines in display order, unless there are fewer than three', async () => {
    const list = dataOf((await render('/courses', portal)).body, 'ItemList')
    expect(list?.itemListElement).toHaveLength(12)
    expect(list).toMatchObject({
      itemListElement: { 0: { position: 1, url: `https://learn.harborsafety.example/course/${sampleCards[0]?.slug}` } },
    })
    const short = { ...sampleSearch, courses: sampleSearch.courses.slice(0, 2), total: 2, pages: 1 }
    expect(dataOf((await render('/courses', portal, { search: short })).body, 'ItemList')).toBeUndefined()
  })

  test('says that the catalog is empty and offers a way back', async () => {
    const empty = { ...sampleSearch, courses: [], total: 0, pages: 0 }
    const { body } = await render('/courses', portal, { search: empty })
    expect(body).toContain('<div class="state" data-empty>')
    expect((await render('/courses', portal)).body).toContain('<div class="state" data-empty hidden>')
  })

  test('shows a card’s single-seat and team prices, Free for zero, and stars only with reviews', async () => {
    const { body } = await render('/courses', portal)
    const card = (slug: string) =>
      new RegExp(`<li class="course-card">(?:(?!</li>)[\\s\\S])*?/course/${slug}"[\\s\\S]*?</li>`).exec(body)?.[0] ?? ''
    expect(figuresOf(card('fall-protection-for-construction-crews'))).toBe('$59, from $39 for teams')
    expect(figuresOf(card('bloodborne-pathogens-annual-training'))).toBe('$24.50')
    const unsold = {
      ...sampleSearch,
      courses: sampleSearch.courses.map((each) => ({ ...each, price: null, team_price: null })),
    }
    const { body: without } = await render('/courses', portal, { search: unsold })
    expect(without).toContain('<li class="course-card">')
    expect(without).not.toContain('class="price"')
    expect(card('hipaa-privacy-and-security')).toContain('>Free</span>')
    expect(sampleCards[2]?.rating).toBeNull()
    expect(card(sampleCards[2]?.slug ?? '')).not.toContain('class="rating"')
    expect(card(sampleCards[1]?.slug ?? '')).toContain('class="rating"')
  })
})

describe('course page', () => {
  test('[CAT-004, CAT-025, CAT-039, LRN-009] shows buyers facts, outcomes, outline, people, tiers and published reviews', async () => {
    const { body: markup, tags } = await render(coursePath, portal)
    const body = markup.replaceAll(/<\/?time[^>]*>/g, '')
    for (const text of [
      '4 hours',
      '2 CE credits',
      'Accepted by OSHA and Maryland Department of Labor',
      '1,284 learners',
      'Updated October 1, 2026',
      'Write a rescue plan',
      'Knowledge Check',
      'Dana Whitfield',
      'Provider 104-8821',
      'Bought twelve seats',
    ])
      expect(body).toContain(text)
    expect(body).toMatch(/<td>1–4<\/td><td class="number">\$59.00/)
    expect(body).toMatch(/<td>20 or more<\/td><td class="number">\$39.00/)
    expect(body).toContain('data-add')
    expect(tags).toEqual(expect.arrayContaining(['course:101', 'portal:31']))
  })

  test('[CAT-035, CAT-039] derives the structured rating from published reviews and omits it without any', async () => {
    const data = dataOf((await render(coursePath, portal)).body, 'Course')
    expect(data).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.67, reviewCount: 3 },
      review: { length: 3 },
    })
    const quiet = { ...sampleCourse, rating: null, reviews_count: 0, reviews: [] }
    const without = await render(coursePath, portal, { course: quiet })
    expect(dataOf(without.body, 'Course')).toBeDefined()
    expect(JSON.stringify(jsonLdOf(without.body))).not.toMatch(/rating/i)
  })

  test('[CAT-004] includes provider, single-seat price in dollars and course instance in structured data', async () => {
    const { body } = await render(coursePath, portal)
    expect(dataOf(body, 'Course')).toMatchObject({
      name: 'Fall Protection for Construction Crews',
      provider: { name: 'Harbor Safety Institute' },
      offers: { '@type': 'Offer', price: '59.00', priceCurrency: 'USD', category: 'Paid' },
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT4H0M' },
    })
    expect(dataOf(body, 'BreadcrumbList')).toMatchObject({ itemListElement: { length: 4 } })
  })

  test('names agencies, hours and states with an accreditation only, on the page and in structured data', async () => {
    const { body } = await render(coursePath, portal)
    expect(body).toContain('Up to 2 CE credits')
    expect(body).toMatch(/Maryland Department of Labor<\/span>\s*<span class="muted"> · 1\.5 hours/)
    expect(dataOf(body, 'Course')).toMatchObject({
      numberOfCredits: { value: 2, unitText: 'CE credits' },
      educationalCredentialAwarded: { recognizedBy: [{ name: 'OSHA' }, { name: 'Maryland Department of Labor' }] },
    })
    const plain = { ...sampleCourse, agencies: [], states: [], ce_credits: 0, related: [] }
    const without = (await render(coursePath, portal, { course: plain })).body
    for (const text of ['Accepted by', 'CE credit', 'Valid in']) expect(without).not.toContain(text)
    expect(without).toContain('Certificate issued by')
    expect(dataOf(without, 'Course')).toMatchObject({ educationalCredentialAwarded: 'Certificate of completion' })
    expect(dataOf(without, 'Course')?.numberOfCredits).toBeUndefined()
  })

  test('[CAT-037, CAT-038] uses a course’s seo_image and seo_keywords, and elsewhere the portal’s social logo', async () => {
    const { body } = await render(coursePath, portal)
    expect(metaOf(body, 'og:image')).toBe('https://learn.harborsafety.example/files/course-101-social.png')
    expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual(['1123', '794'])
    expect(metaOf(body, 'keywords')).toBe('fall protection, construction, OSHA')
    expect(metaOf((await render('/faq', portal)).body, 'og:image')).toBe(
      'https://learn.harborsafety.example/files/harbor-social.png',
    )
  })

  test('[CAT-026] shows the Coming Soon dialog, sells nothing and keeps the course out of search engines', async () => {
    const coming = { ...sampleCourse, publication_status: 3 as const, related: [] }
    const { body } = await render(coursePath, portal, { course: coming })
    expect(body).toContain('<dialog id="coming-soon"')
    expect(body).not.toContain('data-add')
    expect(body).not.toContain('for teams')
    // On the page and in the dialog, and both say what the address is used for.
    expect(body.match(/Notify me when it opens/g)).toHaveLength(2)
    expect(body.match(/One email when this course opens, and nothing else/g)).toHaveLength(2)
    expect(metaOf(body, 'robots')).toBe('noindex')
    expect(dataOf(body, 'Course')?.offers).toBeUndefined()
    const open = (await render(coursePath, portal, { course: { ...sampleCourse, related: [] } })).body
    expect(open).not.toContain('coming-soon')
    expect(open).not.toContain('Notify me')
    expect(open).toContain('for teams')
    expect(metaOf(open, 'robots')).toBeUndefined()
  })

  test('[CAT-004] renders a title that tries to close its script or tag as text everywhere', async () => {
    const evil = `</script><script>alert(1)</script>"><img src=x>`
    const { body } = await render(coursePath, portal, {
      course: {
        ...sampleCourse,
        title: evil,
        related: sampleCards.slice(0, 1).map((card) => ({ ...card, title: evil })),
      },
    })
    const outsideQuotes = body.replace(/="[^"]*"/g, '')
    expect(outsideQuotes).not.toContain('<script>alert(1)')
    expect(outsideQuotes).not.toContain('<img src=x>')
    expect(dataOf(body, 'Course')?.name).toBe(evil)
  })

  test('[CAT-004, SES-029] returns 404 with the wording of the 404 page for an unknown course', async () => {
    const { status, body } = await render('/course/no-such-course', portal)
    expect(status).toBe(404)
    expect(body).toContain('<h1>This page could not be found</h1>')
    expect((await render(coursePath, portal)).status).toBe(200)
  })
})

describe('other pages', () => {
  test('[CAT-001] shows popular courses, bundles, real reviews, topics and answers on the home page', async () => {
    const { body, tags } = await render('/', portal)
    for (const text of [
      'Popular courses',
      'Site Supervisor Package',
      'Carla M.',
      'Browse by topic',
      'When can I start a course?',
      '48,210',
    ])
      expect(body).toContain(text)
    expect(dataOf(body, 'Organization')).toMatchObject({
      name: 'Harbor Safety Institute',
      address: { addressLocality: 'Baltimore' },
    })
    expect(tags).toEqual(expect.arrayContaining(['home', 'course:101', 'bundles', 'faq', 'portal:31']))
  })

  test('[CAT-001] serves the portal’s pages at their slugs, home only at /, and 404 otherwise', async () => {
    const page = await render('/about-us', portal)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<h1>About us</h1>')
    expect(page.tags).toContain('page:7')
    expect((await render('/home', portal)).status).toBe(404)
    expect((await render('/nothing-here', portal)).status).toBe(404)
  })

  test('[CAT-008, CAT-009] lists bundles with prices, and shows a bundle’s courses and total price', async () => {
    const list = await render('/bundles', portal)
    for (const bundle of sampleBundles) expect(list.body).toContain(`href="/bundles/${bundle.slug}"`)
    const one = await render('/bundles/site-supervisor', portal)
    expect(one.body.match(/<li class="course-card">/g)).toHaveLength(5)
    expect(one.body).toContain('You save $85')
    expect(one.body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain('OSHA · 2 of 5 courses, 7 hours')
    expect(one.body).toContain('Add to cart')
    expect(dataOf(one.body, 'ItemList')).toMatchObject({ numberOfItems: 5 })
    expect(JSON.stringify(jsonLdOf(one.body))).toMatch(/"price":"229.00"/)
    expect((await render('/bundles/none', portal)).status).toBe(404)
  })

  test('counts bundle savings against current single prices, and claims none when there are none', async () => {
    const [saves, level, dear] = [
      { price: 29900, discount_price: 22900, separate_price: 31400 },
      { price: 14900, discount_price: 14900, separate_price: 14900 },
      { price: 11900, discount_price: 9900, separate_price: 9000 },
    ]
    const list = (prices: (typeof saves)[]) => sampleBundles.map((bundle, index) => ({ ...bundle, ...prices[index] }))
    const mixed = (await render('/bundles', portal, { bundles: list([saves, level, dear]) })).body
    const cards = [...mixed.matchAll(/<li class="course-card bundle-card">[\s\S]*?<\/li>/g)].map(([card]) =>
      figuresOf(card),
    )
    expect(cards).toEqual(['$229 Bought separately $314, Save $85', '$149', '$99'])
    for (const path of ['/bundles', '/bundles/home-care-starter', '/bundles/realtor-renewal']) {
      const { body } = await render(path, portal, { bundles: list([level, level, dear]) })
      expect(body, path).toContain('<span class="price"')
      expect(body, path).not.toMatch(/<del|\bsave\b|\bsaving|for less|cheaper|bought separately/i)
    }
    const one = (await render('/bundles/site-supervisor', portal, { bundles: list([saves, level, dear]) })).body
    for (const words of ['<del>', 'You save $85']) expect(one).toContain(words)
    // From these, owners of some of its courses read what the others cost.
    expect(one).toMatch(/<p class="badge"[^>]*data-prices="\{\S*\d+\S*:\d+/)
    const card = /<aside class="buy card"[\s\S]*?<\/aside>/.exec(one)?.[0] ?? ''
    expect(card.match(/\$314/g), card).toHaveLength(1)
    // The line that says what an owner already has is no hole for everybody else.
    expect(one).toMatch(/<p class="price-note"[^>]*>\s*for all \d+ courses/)
    const first = async (prices: (typeof saves)[]) =>
      (await render('/', portal, { home: { ...sampleHome, bundles: list(prices) } })).body
    expect(await first([saves, saves, saves])).toContain('Save with bundles')
    expect(await first([saves, level, dear])).not.toContain('Save with bundles')
  })

  test('[CAT-006] lists each topic with its courses and tracks both; says so if there are none', async () => {
    const full = await render('/course-catalog', portal)
    expect(full.body).toContain('<h2 id="workplace-safety">Workplace safety</h2>')
    for (const { slug } of sampleCards) expect(full.body).toContain(`href="/course/${slug}"`)
    expect(full.tags).toEqual(expect.arrayContaining(['topics', 'topic:1', `course:${sampleCards[0]?.id}`]))
    const empty = (await render('/course-catalog', portal, { catalog: [] })).body
    expect([empty.includes('<h2>No courses yet</h2>'), empty.includes('aria-label="Topics"')]).toEqual([true, false])
  })

  test('[BLG-007] lists FAQ entries by category and shows one at /faq/:slug, both as FAQPage data', async () => {
    const list = (await render('/faq', portal)).body
    for (const entry of sampleFaq) expect(list).toContain(entry.question)
    expect(dataOf(list, 'FAQPage')).toMatchObject({ mainEntity: { length: 4 } })
    const one = (await render('/faq/team', portal)).body
    expect(one).toContain('<h1>Can I buy seats for my team?</h1>')
    expect(dataOf(one, 'FAQPage')).toMatchObject({
      mainEntity: { length: 1, 0: { acceptedAnswer: { text: expect.stringContaining('Choose the number of seats') } } },
    })
    expect((await render('/faq/none', portal)).status).toBe(404)
  })

  test('[OP-128] [LEG-001] links every legal page from the footer, without notes meant for staff', async () => {
    const { body } = await render('/', portal)
    const footer = body.slice(body.indexOf('<footer class="site-footer"'))
    const menu = [
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Policy', '/privacy-policy'],
      ['ADA Accessibility', '/ada-accessibility'],
      ['Equal Employment and Anti-Discrimination Policy', '/equal-employment'],
    ] as const
    for (const [title, path] of menu) {
      expect(footer).toContain(`<a href="${path}">${title}</a>`)
      const page = await render(path, portal)
      expect(page.status).toBe(200)
      expect(page.body).toContain(`<h1>${title}</h1>`)
      expect(page.body).not.toMatch(/legal review/i)
    }
  })

  test('[LEG-020, LEG-021] states the deadlines for data breach notices and for accessibility requests', async () => {
    expect((await render('/privacy-policy', portal)).body).toContain('notice of a data breach within 72 hours')
    expect((await render('/ada-accessibility', portal)).body).toContain('requests within 2 business days')
  })

  test('[LEG-003, LEG-004, LEG-005, LEG-007, LEG-008, LEG-009, LEG-010, LEG-011, LEG-012, LEG-013, LEG-014, LEG-015, LEG-016, LEG-017, LEG-018, LEG-019, LEG-022] states the figures in the terms of use', async () => {
    const { body } = await render('/terms-of-use', portal)
    const words = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    for (const text of [
      'offers this service to users in the United States and its territories.',
      'The term of a subscription is 12 months',
      'Learners are 18 or older, or have the consent of a parent.',
      'not for anyone under 13',
      'Chargeback or returned check US $500 ',
      'Reshipping materials $50 ',
      'with less than 48 hours’ notice, or not showing up $150 ',
      'Monthly uptime is 99.5%',
      'Maintenance is announced 48 hours ahead',
      'unpaid 30 days after their due date bear interest of 1.5% a month, under a subscription license 18% a year',
      'terminate for convenience with 30 days’ notice',
      'Non-payment has a notice of 7 days. A breach may be cured within 30 days. After termination an export of data can be requested within 30 days.',
      'Claims must be made within 90 days',
      'training records are kept for 5 years',
      'Customization services $350 an hour',
    ])
      expect(words).toContain(text)
  })

  test('/terms shows the portal’s own terms, or links to the common ones', async () => {
    expect((await render('/terms', portal, { terms_of_use: '<p>No refunds on live classes.</p>' })).body).toContain(
      'No refunds on live classes.',
    )
    expect((await render('/terms', portal)).body).toContain('href="/terms-of-use"')
  })

  test('[SES-029, SES-030] shows the 404 page, /not-found and /error in the portal’s frame', async () => {
    for (const path of ['/not-found', '/no/such/page'])
      expect((await render(path, portal)).body).toContain('<h1>This page could not be found</h1>')
    expect((await render('/no/such/page', portal)).status).toBe(404)
    expect((await render('/error', portal)).body).toContain('help@harborsafety.example')
  })

  test('[CRT-014] shows the cart counter on content pages, but not on cart, checkout and learning pages', async () => {
    const counters = async (path: string) => (await render(path, portal)).body.split('data-cart-count').length - 1
    for (const path of ['/', '/courses', coursePath, '/bundles', '/faq'])
      expect([path, await counters(path)]).toEqual([path, 2])
    const without = [
      '/cart',
      '/checkout/course',
      '/checkout/bundle',
      '/checkout/subscription',
      '/courses/learner',
      '/courses/learner/_/_/overview',
    ]
    for (const path of without)
      expect([
        path,
        await counters(path),
        (await render(path, portal)).body.includes('<header class="site-header"'),
      ]).toEqual([path, 0, true])
    // A lesson page has no shop header at all.
    const lesson = (await render('/courses/learner/_/_/outline/exams/_', portal)).body
    expect(lesson).toContain('<main')
    expect(lesson).not.toMatch(/data-cart-count|<header class="site-header"/)
  })
})

describe('two portals', () => {
  test('[TEN-021] renders interleaved pages of two portals without mixing them', async () => {
    const other = otherPortal()
    const paths = [
      '/',
      '/courses',
      coursePath,
      '/bundles',
      '/faq',
      '/terms-of-use',
      '/portal.css',
      '/robots.txt',
      '/sitemap.xml',
    ]
    const jobs = [...paths, ...paths, ...paths].flatMap((path) => [portal, other].map((owner) => ({ path, owner })))
    const pages = await Promise.all(jobs.map(async (job) => ({ ...job, ...(await render(job.path, job.owner)) })))
    const marks = {
      31: ['Harbor Safety', 'harborsafety.example', '#0b5563'],
      32: ['Mesa Care', 'mesa.portico.localhost', '#7a2e5d'],
    } as const
    for (const page of pages) {
      const [mine, theirs] = page.owner.id === 31 ? [marks[31], marks[32]] : [marks[32], marks[31]]
      expect(
        mine.some((mark) => page.body.includes(mark)),
        page.path,
      ).toBe(true)
      expect(
        theirs.filter((mark) => page.body.includes(mark)),
        page.path,
      ).toEqual([])
    }
  })
})
