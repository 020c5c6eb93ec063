import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { alphaDash, minCharacters, required } from './text.ts'
import { double, integer, maxValue, minValue } from './numbers.ts'
import { equalTo, fieldErrors, inOptions, requiredIf } from './forms.ts'
import { fileExtension, fileSize, imageDimensions } from './files.ts'
import { formatPhone, phone } from './phone.ts'
import { website } from './urls.ts'
import { passwordConfirmed } from './password.ts'
import { tagsList } from './enrolling.ts'

type Schema = v.GenericSchema<unknown, unknown>
const parse = (schema: v.GenericSchema<never, unknown> | Schema, value: unknown): unknown => {
  const result = v.safeParse(schema as Schema, value)
  return result.success ? result.output : 'refused'
}
const messagesOf = (schema: v.GenericSchema<never, unknown> | Schema, value: unknown) =>
  fieldErrors(v.safeParse(schema as Schema, value).issues ?? [])
const all = (schema: v.GenericSchema<never, unknown> | Schema, values: readonly unknown[]) =>
  values.map((value) => parse(schema, value) !== 'refused')

test('[FRM-013] [FRM-031] [FRM-032] required rejects empty lists, empty texts and null; the message names the field if a name is passed', () => {
  expect(all(required(), [[], '', null, undefined])).toEqual([false, false, false, false])
  expect(all(required(), ['a', ['a'], 0, false])).toEqual([true, true, true, true])
  expect(messagesOf(required(), [])).toEqual({ '': ['This field is required'] })
  expect(messagesOf(required('title'), '')).toEqual({ '': ['This field title is required!'] })
})

test('[FRM-015] double, integer and alpha_dash accept only their own kinds of values', () => {
  expect(['12', '-0.5', ' 3.25 ', 7].map((value) => parse(double, value))).toEqual([12, -0.5, 3.25, 7])
  expect(all(double, ['1e3', '0x1', '1,5', 'Infinity', Number.NaN, '', '1.', '--1'])).toEqual(
    Array.from({ length: 8 }, () => false),
  )
  expect(['42', -3].map((value) => parse(integer, value))).toEqual([42, -3])
  expect(all(integer, ['1.0', 1.5, '1e3', 2 ** 60, '9007199254740993', 'one'])).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  expect(all(alphaDash, ['a_b-1', 'Ünïcode', 'Zoe\u0308', 'a b', 'a.b'])).toEqual([true, true, true, false, false])
})

test('[FRM-016] [FRM-035] counts user-perceived characters', () => {
  const three = v.pipe(v.string(), minCharacters(3))
  expect(all(three, ['abc', '🐎🐎🐎', '🐎🐎', 'e\u0301e\u0301'])).toEqual([true, true, false, false])
  expect(messagesOf(three, 'ab')).toEqual({ '': ['Please enter at least 3 characters.'] })
})

test('[FRM-017] min_value and max_value limit a number', () => {
  expect(all(v.pipe(double, minValue(1), maxValue(5)), ['0.99', '1', 5, 5.01])).toEqual([false, true, true, false])
  expect(messagesOf(v.pipe(v.number(), minValue(1)), 0)).toEqual({ '': ['Please enter 1 or more.'] })
})

describe('phone', () => {
  test('[FRM-019] [FRM-039] stores numbers of any country in one format, as US without a code', () => {
    expect(['+1-212-555-0199', '(212) 555-0199', '212.555.0199'].map((value) => parse(phone, value))).toEqual(
      Array.from({ length: 3 }, () => '+12125550199'),
    )
    expect(['+44 20 7946 0958', '+48 22 123 45 67', '+81 3-1234-5678'].map((value) => parse(phone, value))).toEqual([
      '+442079460958',
      '+48221234567',
      '+81312345678',
    ])
    for (const wrong of ['555', '112', 'call me maybe', '+999 123456789', '212 555 0199 ext 5', `+1${'2'.repeat(50)}`])
      expect(messagesOf(phone, wrong), wrong).toEqual({ '': ['Please enter a valid phone number.'] })
  })
  test('[FRM-019] displays US numbers as +1-###-###-#### and foreign ones in their national format', () => {
    expect([
      formatPhone('+12125550199'),
      formatPhone('2125550199'),
      formatPhone('+442079460958'),
      formatPhone('by mail'),
    ]).toEqual(['+1-212-555-0199', '+1-212-555-0199', '+44 20 7946 0958', 'by mail'])
  })
})

describe('files', () => {
  const file = v.object({ name: v.string(), size: v.number() })
  const picture = v.object({ name: v.string(), width: v.number(), height: v.number() })
  test('[FRM-021] [FRM-038] accepts only listed extensions, in any case', () => {
    const rule = v.pipe(file, fileExtension(['jpg', 'png']))
    expect(
      all(
        rule,
        ['a.JPG', 'a.b.png', 'a.exe', 'a.png.exe', 'png', '.png', 'a.png/x'].map((name) => ({ name, size: 1 })),
      ),
    ).toEqual([true, true, false, false, false, false, false])
    expect(messagesOf(rule, { name: 'a.exe', size: 1 })).toEqual({ '': ['File type is invalid!'] })
  })
  test('[FRM-022] accepts a jpg, svg, jpeg, png, bmp or gif of exact or bounded dimensions', () => {
    const rule = v.pipe(picture, imageDimensions({ width: 100, min_height: 50, max_height: 200 }))
    const of = (name: string, width: number, height: number) => ({ name, width, height })
    expect(
      all(rule, [
        of('a.png', 100, 50),
        of('a.svg', 100, 200),
        of('a.jpeg', 100, 60),
        of('a.bmp', 100, 60),
        of('a.gif', 100, 60),
      ]),
    ).toEqual([true, true, true, true, true])
    expect(
      all(rule, [
        of('a.png', 99, 50),
        of('a.png', 100, 49),
        of('a.png', 100, 201),
        of('a.webp', 100, 60),
        of('a.pdf', 100, 60),
      ]),
    ).toEqual([false, false, false, false, false])
  })
  test('[FRM-023] limits the size in KB', () => {
    expect(
      all(
        v.pipe(file, fileSize({ max_kb: 10, min_kb: 1 })),
        [1023, 1024, 10_240, 10_241].map((size) => ({ name: 'a', size })),
      ),
    ).toEqual([false, true, true, false])
  })
})

describe('two fields', () => {
  const pair = v.object({ a: v.nullish(v.string()), b: v.nullish(v.string()) })
  test('[FRM-024] [FRM-034] a field must equal another; a password mismatch has its own message and field', () => {
    expect(
      all(v.pipe(pair, equalTo({ field: 'b', other: 'a' })), [{ a: 'x', b: 'x' }, { a: 'x', b: 'X' }, { a: 'x' }]),
    ).toEqual([true, false, false])
    const form = v.pipe(v.object({ password: v.string(), password_confirmation: v.string() }), passwordConfirmed())
    expect(messagesOf(form, { password: 'a', password_confirmation: 'b' })).toEqual({
      password_confirmation: ['This password does not match the password set above.'],
    })
  })
  test('[FRM-025] requires a field only if another has a given value', () => {
    const rule = v.pipe(pair, requiredIf({ field: 'b', other: 'a', is: 'yes' }))
    expect(
      all(rule, [{ a: 'yes', b: 'x' }, { a: 'no' }, {}, { a: 'yes' }, { a: 'yes', b: '' }, { a: 'yes', b: null }]),
    ).toEqual([true, true, true, false, false, false])
    expect(messagesOf(rule, { a: 'yes' })).toEqual({ b: ['This field is required'] })
  })
})

test('[FRM-026] a tags list can be required, limited in length, or restricted to email addresses', () => {
  expect(all(tagsList(), [[], ['a'], 'a', null, { 0: 'a' }, ['']])).toEqual([true, true, false, false, false, false])
  expect(all(tagsList({ required: true, max: 2 }), [[], ['a'], ['a', 'b', 'c']])).toEqual([false, true, false])
  expect(parse(tagsList({ emails: true }), [' Ada@Example.com '])).toEqual(['ada@example.com'])
  expect(messagesOf(tagsList({ emails: true }), ['ada@example.com', 'ada'])).toEqual({
    1: ['Please enter a valid email address.'],
  })
})

test('[FRM-027] accepts only values of the options, by key and type', () => {
  const rule = inOptions(
    [
      { id: 1, title: 'One' },
      { id: 2, title: 'Two' },
    ],
    'id',
  )
  expect(all(rule, [1, 2, 3, '1', 'One', null])).toEqual([true, true, false, false, false, false])
  expect(messagesOf(rule, 3)).toEqual({ '': ['Selected value is not valid'] })
})

test('[TEN-034] adds https:// to a website without http or https', () => {
  expect(['example.com/a', 'http://example.com', 'HTTPS://example.com'].map((value) => parse(website, value))).toEqual([
    'https://example.com/a',
    'http://example.com',
    'HTTPS://example.com',
  ])
  expect(all(website, ['not a site', 'ftp://example.com', 'javascript:alert(1)', ''])).toEqual([
    false,
    false,
    false,
    false,
  ])
})
