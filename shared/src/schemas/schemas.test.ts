import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { color, requiredText, slug } from './text.ts'
import { cursor, perPage } from './lists.ts'
import { email, name, givenPassword, verificationCode } from './identity.ts'
import { fieldErrors } from './forms.ts'
import { id, idParam } from './numbers.ts'
import { password } from './password.ts'
import { url, videoLink, videoLinkOf } from './urls.ts'

type Schema = v.GenericSchema<unknown, unknown>

const messagesOf = (schema: Schema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => issue.message)
const outputOf = (schema: Schema, value: unknown): unknown => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : 'refused'
}

describe('text', () => {
  test('[FRM-013] [FRM-032] rejects empty, blank and null values as missing', () => {
    const schema = requiredText(10)
    expect(outputOf(schema, ' Ada ')).toBe('Ada')
    for (const value of ['', '   ', null, undefined])
      expect(messagesOf(schema, value)[0]).toBe('This field is required')
  })

  test('[FRM-016] [FRM-036] [FRM-040] the maximum length counts characters', () => {
    expect(messagesOf(requiredText(3), 'abcd')).toEqual(['Please enter at no more than 3 characters'])
    expect(messagesOf(requiredText(3), 'abc')).toEqual([])
    expect(messagesOf(name, 'x'.repeat(101))).toEqual(['Limit name entry to maximum 100 characters'])
    expect(outputOf(name, ' Zoë O’Łukasz-Smith ')).toBe('Zoë O’Łukasz-Smith')
    expect(outputOf(name, '<b>Eve</b>')).toBe('refused')
    expect(outputOf(name, 'Eve\nBcc: x')).toBe('refused')
  })

  test('rejects names that email programs would link or that reverse direction, but accepts dots', () => {
    for (const one of [
      'https://evil.example/prize',
      'www.evil.example',
      'Claim it at evil.example',
      'pay.evil.example/1',
      'eve@evil.example',
      '\u202Egnp.exe',
      '\u2066Eve',
    ])
      expect(outputOf(name, one), one).toBe('refused')
    for (const one of ['J.R.R.', 'St.John', 'Ada M. Łovelace', 'Dr. Nguyễn', 'O’Brien-Smith, Jr.', 'محمد‌رضا'])
      expect(outputOf(name, one), one).toBe(one)
  })
})

describe('email', () => {
  test('[FRM-014] [FRM-033] accepts and lowercases email addresses and rejects others with the exact message', () => {
    expect(outputOf(email, ' Ada.Lovelace+1@Example.COM ')).toBe('ada.lovelace+1@example.com')
    for (const wrong of [
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'a b@example.com',
      'ada@example.com, eve@example.com',
      `${'a'.repeat(250)}@x.io`,
    ])
      expect(messagesOf(email, wrong), wrong).toContain('Please enter a valid email address.')
  })
})

describe('password', () => {
  test('[FRM-028] [FRM-035] requires 8 characters with a letter, a digit and a special character', () => {
    for (const right of [
      'brisk7!moose',
      'Ünïcödé 1*',
      `a1!${'x'.repeat(125)}`,
      'correct horse battery 9 $ staple',
      '🐎 a1!b 🐎',
    ])
      expect(messagesOf(password, right), right).toEqual([])
    expect(messagesOf(password, 'ab1!')).toEqual(['Please enter at least 8 characters.'])
    for (const wrong of ['abcdefgh', 'abcdefg1', 'abcdefg!', '1234567!', 'abcdef1?'])
      expect(messagesOf(password, wrong), wrong).toEqual([
        'Please use at least one letter, one number and one of !@#$%^&*.',
      ])
    expect(messagesOf(password, `a1!${'x'.repeat(126)}`)).toEqual(['Please enter at no more than 128 characters'])
  })

  test('rejects common passwords in any case', () => {
    for (const common of ['Password1!', 'P@SSW0RD', 'qwerty123!', 'Password1!', 'Summer2026!', '$umm3r!!'])
      expect(messagesOf(password, common)).toEqual(['This password is too easy to guess. Please choose another one.'])
    expect(messagesOf(password, 'Password1!and more')).toEqual([])
  })

  test('accepts any password at sign-in, up to a maximum length', () => {
    expect(outputOf(givenPassword, ' short ')).toBe(' short ')
    expect(messagesOf(givenPassword, '')).toEqual(['This field is required'])
    expect(outputOf(givenPassword, 'x'.repeat(129))).toBe('refused')
  })
})

describe('url', () => {
  test('[FRM-018] accepts http, https, ftp, mailto: and tel:', () => {
    const right = [
      'http://example.com',
      'https://sub.example.co.uk:8443/a/b?c=d#e',
      'ftp://files.example.org/x',
      'HTTPS://EXAMPLE.COM',
      'https://münchen.de/ü',
      'https://user:pw@example.com/',
      'https://192.0.2.1/x',
      'http://example.com:1',
      'http://example.com:65535',
      'mailto:ada@example.com',
      'mailto:ada@example.com?subject=Hi',
      'tel:+1-555-010-0199',
      'https://xn--bcher-kva.xn--p1ai',
    ]
    for (const link of right) expect(messagesOf(url, link), link).toEqual([])
  })

  test('[FRM-018] [FRM-037] rejects everything else with the exact message', () => {
    const wrong = [
      'example.com',
      '//example.com',
      'http://localhost',
      'http://example',
      'http://example.c',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://exa mple.com',
      'https://example.com/<b>',
      'https://example.com/a b',
      'http://example.com:0',
      'http://example.com:65536',
      'http://example.com:',
      'http://-a.com',
      'http://300.1.1.1',
      'mailto:ada',
      'mailto:',
      'tel:',
      'tel:me',
      'http://',
      'https:///x.com',
      'https://evil.com\\@example.com',
      `https://example.com/${'x'.repeat(2083)}`,
    ]
    for (const link of wrong) expect(messagesOf(url, link), link).toEqual(['This field is not a valid URL'])
  })

  test('[FRM-018] limits a URL to fewer than 2083 characters', () => {
    const start = 'https://example.com/'
    expect(messagesOf(url, start + 'x'.repeat(2082 - start.length))).toEqual([])
    expect(messagesOf(url, start + 'x'.repeat(2083 - start.length))).toHaveLength(1)
  })
})

describe('video link', () => {
  test('[FRM-030] reads an 11-character YouTube id or a numeric Vimeo id', () => {
    const youtube = { provider: 'youtube', id: 'dQw4w9WgX-_' }
    for (const link of [
      'https://youtu.be/dQw4w9WgX-_',
      'https://youtu.be/dQw4w9WgX-_?t=3',
      'https://www.youtube.com/watch?v=dQw4w9WgX-_&list=x',
      'http://youtube.com/embed/dQw4w9WgX-_',
      'https://m.youtube.com/shorts/dQw4w9WgX-_',
    ])
      expect([outputOf(videoLink, link), videoLinkOf(link)], link).toEqual([link, youtube])
    const vimeo = { provider: 'vimeo', id: '123456789' }
    for (const link of [
      'https://vimeo.com/123456789',
      'https://player.vimeo.com/video/123456789?h=ab12',
      'https://vimeo.com/channels/staffpicks/123456789',
    ])
      expect([outputOf(videoLink, link), videoLinkOf(link)], link).toEqual([link, vimeo])
  })

  test('[FRM-030] rejects other hosts, look-alikes and links without an id', () => {
    for (const link of [
      'https://example.com/watch?v=dQw4w9WgX-_',
      'https://notyoutube.com/watch?v=dQw4w9WgX-_',
      'https://youtube.com.evil.io/watch?v=dQw4w9WgX-_',
      'https://youtube.com/watch?v=short',
      'https://youtube.com/@channel',
      'https://vimeo.com/about',
      'https://evilvimeo.com/1',
      'javascript://youtu.be/dQw4w9WgX-_',
      'no link',
    ])
      expect(messagesOf(videoLink, link), link).toEqual(['Please enter a link to a YouTube or Vimeo video.'])
  })
})

describe('color', () => {
  test('[FRM-029] accepts #, var(--, rgb and hsl', () => {
    for (const right of [
      '#fff',
      '#1f6feb',
      '#1f6febcc',
      'var(--brand)',
      'rgb(1, 2, 3)',
      'rgba(1,2,3,.5)',
      'rgb(1 2 3 / 50%)',
      'hsl(210 50% 40%)',
      'hsl(210deg 50% 40%)',
    ])
      expect(messagesOf(color, right), right).toEqual([])
  })

  test('[FRM-029] rejects color names and anything that could break out of a style sheet', () => {
    for (const wrong of [
      'red',
      '#12',
      '#ggg',
      'var(brand)',
      'rgb(1,2,3',
      'rgb(1,2,3);}body{display:none',
      '#fff;color:red',
      'var(--a, url(//evil.io))',
      'rgb(url(x))',
    ])
      expect(outputOf(color, wrong), wrong).toBe('refused')
  })
})

describe('slugs, ids and list cursors', () => {
  test('a slug has only lowercase letters, digits and single dashes', () => {
    for (const right of ['a', 'food-safety-101']) expect(outputOf(slug, right)).toBe(right)
    for (const wrong of ['', 'A', '-a', 'a-', 'a--b', 'a b', 'ü', 'a/b', 'x'.repeat(121)])
      expect(outputOf(slug, wrong), wrong).toBe('refused')
  })

  test('[SES-057] a cursor is opaque and short, and per_page is capped at 100', () => {
    expect(outputOf(cursor, 'eyJpZCI6MX0')).toBe('eyJpZCI6MX0')
    for (const wrong of ['', 'a b', "' or 1=1", 'x'.repeat(513), 5]) expect(outputOf(cursor, wrong)).toBe('refused')
    expect(outputOf(perPage(12), undefined)).toBe(12)
    expect(outputOf(perPage(20), '50')).toBe(50)
    expect(outputOf(perPage(20), '5000')).toBe(100)
    for (const wrong of ['0', '-1', 'all', 1.5]) expect(outputOf(perPage(20), wrong), String(wrong)).toBe('refused')
  })

  test('an id is a positive integer', () => {
    expect(outputOf(id, 24)).toBe(24)
    expect(outputOf(idParam, '24')).toBe(24)
    for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 60, '24', null]) expect(outputOf(id, wrong)).toBe('refused')
    for (const wrong of ['0', '024', '1e3', '0x1', ' 1', '', '9999999999999999', '1;drop'])
      expect(outputOf(idParam, wrong), wrong).toBe('refused')
  })

  test('a verification code has six digits, with or without spaces', () => {
    expect(outputOf(verificationCode, '012 345')).toBe('012345')
    for (const wrong of ['12345', '1234567', 'abcdef', '１２３４５６'])
      expect(messagesOf(verificationCode, wrong)).toEqual(['Please enter the six-digit code.'])
  })
})

describe('fieldErrors', () => {
  test('[FRM-032] [FRM-041] reports every field once, without type names', () => {
    const schema = v.object({
      email,
      address: v.object({ city: requiredText(5) }),
      age: v.number(),
      tags: v.array(v.string()),
    })
    const result = v.safeParse(schema, { email: 'x', address: {}, age: 'old', tags: ['a', 1] })
    expect(fieldErrors(result.issues ?? [])).toEqual({
      email: ['Please enter a valid email address.'],
      'address.city': ['This field is required'],
      age: ['This value is not valid.'],
      'tags.1': ['This value is not valid.'],
    })
    expect(fieldErrors(v.safeParse(schema, 7).issues ?? [])).toEqual({ '': ['This value is not valid.'] })
  })
})
