import { expect, test } from 'vitest'
import { courseMailNames } from '@portico/shared/rules/notifications/course-mails.ts'
import type { MailBrand } from '../domains/notifications/mail-brand.ts'
import { mail, type Mail } from '../domains/notifications/mail.ts'
import { mails } from './mails.ts'
import { mailOf } from '../domains/notifications/send-mail.ts'

const brand: MailBrand = {
  portal: 'Summit',
  url: 'https://summit.example.com',
  time_zone: 'America/New_York',
  color: '#0f766e',
  on_color: '#ffffff',
  from: { name: 'Summit', address: 'post@installation.example' },
  sender: null,
  reply_to: null,
  foot: ['Summit Inc.', '1 Main St'],
}
const written = <Values>(one: Mail<Values>) => mailOf(one, one.sample, brand)

test.each(Object.keys(mails) as (keyof typeof mails)[])(
  'the email %s renders its sample as text and HTML, with absolute URLs, nothing undefined',
  (name) => {
    const { subject, text, html } = written(mails[name] as Mail<unknown>)
    expect(subject.length).toBeGreaterThan(5)
    for (const said of [subject, text, html]) expect(said).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
    for (const link of links) expect(link).toMatch(/^https:\/\/(summit\.example\.com|academy\.example)(\/|$)/)
    for (const link of links) expect(text).toContain(link.replaceAll('&amp;', '&'))
  },
)

test('[OP-89] each email about a course is named after its setting; no other has one', () => {
  const switched = Object.entries(mails).flatMap(([name, one]) =>
    'about' in one && one.about ? [[name, one.about]] : [],
  )
  expect(switched).toEqual(courseMailNames.toSorted().map((name) => [name, name]))
})

test('commercial emails, and only those, have an unsubscribe link in body and header', () => {
  const offer = mail({
    kind: 'commercial',
    sample: { token: 'abc' },
    unsubscribe: ({ token }) => `https://summit.example.com/unsubscribe/${token}`,
    write: () => ({ heading: 'New courses', parts: [{ kind: 'text', text: 'See what is new.' }] }),
  })
  const { text, html, unsubscribe_url } = written(offer)
  expect(unsubscribe_url).toBe('https://summit.example.com/unsubscribe/abc')
  expect(text).toContain('Unsubscribe:\nhttps://summit.example.com/unsubscribe/abc')
  expect(html).toContain('href="https://summit.example.com/unsubscribe/abc"')
  expect(written(mails.course_finished)).not.toHaveProperty('unsubscribe_url')
})
