import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { slug } from '../../schemas/text.ts'
import { excerpt, firstCharacters } from './cut-text.ts'
import { plainText } from './plain-text.ts'
import { proposedSlug, slugify } from './slugify.ts'
import { trimEndOf } from './trim-end-of.ts'

describe('slugify', () => {
  test('makes a readable slug from a title', () => {
    expect(slugify('Café & Crème: Basics')).toBe('cafe-and-creme-basics')
    expect(slugify("  The Nurse's  Guide -- Part 2! ")).toBe('the-nurses-guide-part-2')
    expect(slugify('Łukasz Øst Straße')).toBe('lukasz-ost-strasse')
    expect(slugify('日本語')).toBe('')
  })

  test('cuts a long title at a word boundary', () => {
    const made = slugify('infection control for dental hygienists and assistants in community clinics and schools')
    expect(made).toBe('infection-control-for-dental-hygienists-and-assistants-in-community-clinics-and')
    expect(slugify('x'.repeat(200))).toBe('x'.repeat(80))
  })

  test('always returns a valid slug or an empty string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const made = slugify(text)
        expect(made === '' || v.is(slug, made)).toBe(true)
        expect(slugify(made)).toBe(made)
      }),
    )
  })
})

describe('plain text', () => {
  test('keeps only the text of rich text', () => {
    expect(plainText('<p>Fire &amp; <b>safe</b>ty</p><ul><li>One</li><li>Two&nbsp;&#8211; 3</li></ul>')).toBe(
      'Fire & safety One Two – 3',
    )
    expect(plainText('<style>p{}</style>Hi<script>alert("</p>")</script><!-- no --> there<br>you')).toBe('Hi there you')
    expect(plainText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2')
    expect(plainText('&unknown; &#0; &#x110000;')).toBe('&unknown; &#0; &#x110000;')
    expect(plainText('<img src=x onerror=alert(1)')).toBe('')
    expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
  })

  test('reads a text of unclosed tags only once', () => {
    expect(plainText('<p'.repeat(500_000))).toBe('')
  })

  test('ends an excerpt at a word boundary', () => {
    expect(excerpt({ html: '<p>Handle food, safely and well.</p>', length: 14 })).toBe('Handle food…')
    expect(excerpt({ html: '<p>Short.</p>', length: 14 })).toBe('Short.')
  })
})

test('cuts a text between characters, even those of two code units', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12), (text, count) => {
      const cut = firstCharacters(text, count)
      expect(text.startsWith(cut)).toBe(true)
      expect([cut.isWellFormed(), [...cut].length <= count]).toEqual([true, true])
    }),
  )
  expect(firstCharacters('a😀b', 2)).toBe('a😀')
})

test('transliterates Cyrillic and Greek titles and gives other scripts a numbered slug', () => {
  expect(slugify('Охрана труда: ёлка и щит')).toBe('okhrana-truda-elka-i-shchit')
  expect(slugify('Ασφάλεια εργασίας')).toBe('asfaleia-ergasias')
  expect(slugify('Þór & Œuvre, Łódź, Đặng')).toBe('thor-and-oeuvre-lodz-dang')
  expect(proposedSlug('Ladders', 'course')).toBe('ladders')
  expect(proposedSlug('  ', 'course')).toBe('')
  const [one, other] = ['安全第一', '安全第二'].map((title) => proposedSlug(title, 'course'))
  expect(one).toMatch(/^course-\d{5}$/)
  expect([other === one, proposedSlug(' 安全第一 ', 'course'), slugify('安全第一')]).toEqual([false, one, ''])
})

test('removes matching characters only at the end of a text', () => {
  expect(trimEndOf('/a//b//\\/', /[/\\]/)).toBe('/a//b')
  expect(trimEndOf('///', /\//)).toBe('')
  expect(trimEndOf('', /\//)).toBe('')
  expect(trimEndOf('kept', /\//)).toBe('kept')
})
