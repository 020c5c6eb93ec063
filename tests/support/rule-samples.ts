import * as v from 'valibot'
import {
  alphaDash,
  color,
  maxCharacters,
  minCharacters,
  required,
  formattedText,
  requiredText,
  slug,
  languageTag,
} from '../../shared/src/schemas/text.ts'
import { starterLayout } from '../../shared/src/rules/credentials/certificates/starter-layout.ts'
import { certificateLayout } from '../../shared/src/schemas/certificates.ts'
import { cursor, perPage, withTotal } from '../../shared/src/schemas/lists.ts'
import { double, id, idParam, integer, maxValue, minValue } from '../../shared/src/schemas/numbers.ts'
import { email, linkToken, name, givenPassword, verificationCode } from '../../shared/src/schemas/identity.ts'
import { equalTo, inOptions, requiredIf } from '../../shared/src/schemas/forms.ts'
import { fileExtension, fileName, fileSize, imageDimensions } from '../../shared/src/schemas/files.ts'
import { url, videoLink, webUrl, website } from '../../shared/src/schemas/urls.ts'
import { password, passwordAbout, passwordConfirmed } from '../../shared/src/schemas/password.ts'
import { addressSamples } from './address-rule-samples.ts'
import { proofRuleSamples } from './proof-rule-samples.ts'
import { sample, type RuleSample } from './rule-sample.ts'
import { phone } from '../../shared/src/schemas/phone.ts'
import { tagsList } from '../../shared/src/schemas/enrolling.ts'

const missing = 'This field is required'
const tooLong = 'x'.repeat(129)
const form = (fields: Record<string, unknown>) => fields
const picture = v.object({ name: v.string(), width: v.number(), height: v.number() })
const file = v.object({ name: v.string(), size: v.number() })
const pair = v.object({ a: v.nullish(v.string()), b: v.nullish(v.string()) })
/** At least one line for every rule of shared/src/schemas; a rule without one fails the promise test. */
export const ruleSamples: readonly RuleSample[] = [
  sample(
    'required',
    'FRM-013',
    required(),
    ['a', 0, false, ['a'], {}],
    [
      [null, missing],
      ['', missing],
      [[], missing],
      [undefined, missing],
    ],
  ),
  sample('required', 'FRM-031', required('title'), ['a'], [['', 'This field title is required!']]),
  sample(
    'required-if',
    'FRM-025',
    v.pipe(pair, requiredIf({ field: 'b', other: 'a', is: 'yes' })),
    [form({ a: 'yes', b: 'x' }), form({ a: 'no' }), form({ a: 'no', b: '' })],
    [
      [form({ a: 'yes' }), missing],
      [form({ a: 'yes', b: '' }), missing],
      [form({ a: 'yes', b: null }), missing],
    ],
    'b',
  ),
  sample(
    'equal-to',
    'FRM-024',
    v.pipe(pair, equalTo({ field: 'b', other: 'a' })),
    [form({ a: 'x', b: 'x' })],
    [[form({ a: 'x', b: 'X' }), 'This value must be the same as a.']],
    'b',
  ),
  sample(
    'password-about',
    'FRM-028',
    v.pipe(v.object({ email: v.string(), password: v.string() }), passwordAbout({ from: ['email'] })),
    [form({ email: 'ada@example.com', password: 'brisk7!moose' })],
    [
      [
        form({ email: 'lovelace@example.com', password: 'Lovelace1815!' }),
        'This password is too easy to guess. Please choose another one.',
      ],
    ],
    'password',
  ),
  sample(
    'password-confirmed',
    'FRM-034',
    v.pipe(v.object({ password: v.string(), password_confirmation: v.string() }), passwordConfirmed()),
    [form({ password: 'a', password_confirmation: 'a' })],
    [[form({ password: 'a', password_confirmation: 'b' }), 'This password does not match the password set above.']],
    'password_confirmation',
  ),
  sample(
    'email',
    'FRM-033',
    email,
    ['ada@example.com', ' Ada@Example.COM '],
    [
      ['ada', 'Please enter a valid email address.'],
      ['a b@example.com', 'Please enter a valid email address.'],
      ['', missing],
      [null, missing],
    ],
  ),
  sample(
    'double',
    'FRM-015',
    double,
    [0, -1.5, '12', '-0.5', '.5', ' 3.25 '],
    [
      ['1e3', 'Please enter a number, such as 12 or 12.5.'],
      ['0x1', 'Please enter a number, such as 12 or 12.5.'],
      ['1,5', 'Please enter a number, such as 12 or 12.5.'],
      [Number.NaN, 'Please enter a number, such as 12 or 12.5.'],
      ['', missing],
    ],
  ),
  sample(
    'integer',
    'FRM-015',
    integer,
    [0, -3, '42'],
    [
      ['1.0', 'Please enter a whole number.'],
      [1.5, 'Please enter a whole number.'],
      ['9999999999999999', 'Please enter a whole number.'],
      ['one', 'Please enter a whole number.'],
    ],
  ),
  sample(
    'alpha-dash',
    'FRM-015',
    alphaDash,
    ['a_b-1', 'Ünïcode'],
    [
      ['a b', 'Please use letters, numbers, dashes and underscores only.'],
      ['a.b', 'Please use letters, numbers, dashes and underscores only.'],
    ],
  ),
  sample(
    'min-characters',
    'FRM-035',
    v.pipe(v.string(), minCharacters(3)),
    ['abc', '🐎🐎🐎'],
    [
      ['ab', 'Please enter at least 3 characters.'],
      ['🐎🐎', 'Please enter at least 3 characters.'],
    ],
  ),
  sample(
    'link-token',
    'ERR-026',
    linkToken,
    [' k7Qe_9 '],
    [
      [' ', 'Token is undefined!'],
      ['x'.repeat(201), 'Please enter at no more than 200 characters'],
    ],
  ),
  sample(
    'max-characters',
    'FRM-036',
    v.pipe(v.string(), maxCharacters(3)),
    ['abc', '🐎🐎🐎'],
    [['abcd', 'Please enter at no more than 3 characters']],
  ),
  sample(
    'max-characters',
    'FRM-040',
    v.pipe(v.string(), maxCharacters(3, 'title')),
    ['abc'],
    [['abcd', 'Limit title entry to maximum 3 characters']],
  ),
  sample('min-value', 'FRM-017', v.pipe(v.number(), minValue(2)), [2, 2.5], [[1.99, 'Please enter 2 or more.']]),
  sample('max-value', 'FRM-017', v.pipe(v.number(), maxValue(2)), [2, -5], [[2.01, 'Please enter 2 or less.']]),
  sample(
    'url',
    'FRM-037',
    url,
    ['https://example.com', 'ftp://files.example.org/x', 'mailto:ada@example.com', 'tel:+1-555-010-0199'],
    [
      ['example.com', 'This field is not a valid URL'],
      ['http://localhost', 'This field is not a valid URL'],
      ['https://a.com/<b>', 'This field is not a valid URL'],
      ['http://a.com:65536', 'This field is not a valid URL'],
      ['', missing],
    ],
  ),
  sample(
    'web-url',
    'PRT-004',
    webUrl,
    ['https://example.com', 'HTTP://example.com/a?b=c'],
    [
      ['/courses', 'This field is not a valid URL'],
      ['javascript:alert(1)', 'This field is not a valid URL'],
      ['https://a@example.com', 'This field is not a valid URL'],
      ['', missing],
    ],
  ),
  sample(
    'website',
    'TEN-034',
    website,
    ['example.com', 'https://example.com', 'HTTP://example.com/a'],
    [
      ['not a site', 'This field is not a valid URL'],
      ['ftp://example.com', 'This field is not a valid URL'],
      ['', missing],
    ],
  ),
  sample(
    'phone',
    'FRM-039',
    phone,
    ['+1-212-555-0199', '(212) 555-0199', '212 555 0199', '+44 20 7946 0958', '+48 22 123 45 67'],
    [
      ['555', 'Please enter a valid phone number.'],
      ['call me maybe', 'Please enter a valid phone number.'],
      ['+999 123456789', 'Please enter a valid phone number.'],
      ['212 555 0199 ext 5', 'Please enter a valid phone number.'],
      ['', missing],
    ],
  ),
  ...addressSamples,
  sample(
    'file-name',
    'FRM-012',
    fileName,
    ['a.pdf', 'Bestellung Nr. 7.pdf'],
    [
      ['\u202E\r\n', missing],
      ['x'.repeat(256), 'This value is not valid.'],
    ],
  ),
  sample(
    'file-extension',
    'FRM-038',
    v.pipe(file, fileExtension(['jpg', 'png'])),
    [form({ name: 'a.JPG', size: 1 }), form({ name: 'a.b.png', size: 1 })],
    [
      [form({ name: 'a.exe', size: 1 }), 'File type is invalid!'],
      [form({ name: 'png', size: 1 }), 'File type is invalid!'],
      [form({ name: 'a.png.exe', size: 1 }), 'File type is invalid!'],
    ],
  ),
  sample(
    'file-size',
    'FRM-023',
    v.pipe(file, fileSize({ max_kb: 10 })),
    [form({ name: 'a', size: 10_240 })],
    [[form({ name: 'a', size: 10_241 }), 'The file can be up to 10 KB.']],
  ),
  sample(
    'image-dimensions',
    'FRM-022',
    v.pipe(picture, imageDimensions({ width: 100, min_height: 50, max_height: 200 })),
    [form({ name: 'a.png', width: 100, height: 50 }), form({ name: 'a.svg', width: 100, height: 200 })],
    (
      [
        ['a.png', 99, 50],
        ['a.png', 100, 49],
        ['a.png', 100, 201],
        ['a.webp', 100, 50],
      ] as const
    ).map(
      ([picture_name, width, height]) =>
        [
          form({ name: picture_name, width, height }),
          'The image must be a jpg, svg, png, bmp or gif: 100 px wide, at least 50 px high, at most 200 px high.',
        ] as const,
    ),
  ),
  sample(
    'in-options',
    'FRM-027',
    inOptions(
      [
        { id: 1, title: 'One' },
        { id: 2, title: 'Two' },
      ],
      'id',
    ),
    [1, 2],
    [
      [3, 'Selected value is not valid'],
      ['1', 'Selected value is not valid'],
      ['One', 'Selected value is not valid'],
      [null, missing],
    ],
  ),
  sample(
    'tags-list',
    'FRM-026',
    tagsList({ required: true, max: 2 }),
    [['a'], ['a', 'b']],
    [
      [[], missing],
      ['a', 'Please enter a list.'],
      [['a', 'b', 'c'], 'Please enter at most 2 entries.'],
    ],
  ),
  sample(
    'tags-list',
    'FRM-026',
    tagsList({ emails: true }),
    [[], ['ada@example.com']],
    [[['ada'], 'Please enter a valid email address.']],
    '0',
  ),
  sample(
    'password',
    'FRM-028',
    password,
    ['brisk7!moose', 'Ünïcödé 1*'],
    [
      ['ab1!', 'Please enter at least 8 characters.'],
      ['abcdefgh', 'Please use at least one letter, one number and one of !@#$%^&*.'],
      ['abcdef1?', 'Please use at least one letter, one number and one of !@#$%^&*.'],
      ['Password1!', 'This password is too easy to guess. Please choose another one.'],
      ['', missing],
    ],
  ),
  sample(
    'given-password',
    'FRM-028',
    givenPassword,
    ['x', ' '],
    [[tooLong, 'Please enter at no more than 128 characters']],
  ),
  sample(
    'color',
    'FRM-029',
    color,
    ['#fff', 'var(--brand)', 'rgb(1, 2, 3)', 'hsl(210 50% 40%)'],
    [
      ['red', 'Please enter a color such as #1f6feb.'],
      ['#fff;color:red', 'Please enter a color such as #1f6feb.'],
    ],
  ),
  ...proofRuleSamples,
  sample(
    'language-tag',
    'MED-007',
    languageTag,
    ['en', 'pt-BR'],
    [
      ['English', 'This value is not valid.'],
      ['../en', 'This value is not valid.'],
    ],
  ),
  sample(
    'video-link',
    'FRM-030',
    videoLink,
    ['https://youtu.be/dQw4w9WgX-_', 'https://vimeo.com/123456789'],
    [
      ['https://example.com/watch?v=dQw4w9WgX-_', 'Please enter a link to a YouTube or Vimeo video.'],
      ['https://vimeo.com/about', 'Please enter a link to a YouTube or Vimeo video.'],
    ],
  ),
  sample(
    'name',
    'FRM-040',
    name,
    ['Zoë O’Łukasz-Smith'],
    [
      ['x'.repeat(101), 'Limit name entry to maximum 100 characters'],
      ['<b>', 'This value is not valid.'],
    ],
  ),
  sample(
    'formatted-text',
    'FRM-016',
    formattedText(60_000),
    ['', '<p>A <strong>lesson</strong>.</p>'.repeat(500)],
    [
      ['<'.repeat(31_000), 'This text has too much formatting. Please split it or paste it as plain text.'],
      ['x'.repeat(60_001), 'Please enter at no more than 60000 characters'],
    ],
  ),
  sample(
    'required-text',
    'FRM-032',
    requiredText(3),
    ['abc'],
    [
      ['   ', missing],
      [null, missing],
      ['abcd', 'Please enter at no more than 3 characters'],
    ],
  ),
  sample(
    'slug',
    'FRM-012',
    slug,
    ['food-safety-101'],
    [['A b', 'Please use lowercase letters, numbers and single dashes only.']],
  ),
  sample(
    'verification-code',
    'FRM-012',
    verificationCode,
    ['012 345'],
    [['12345', 'Please enter the six-digit code.']],
  ),
  sample(
    'id',
    'LRN-006',
    id,
    [24],
    [
      [0, 'This value is not valid.'],
      ['24', 'This value is not valid.'],
    ],
  ),
  sample('id-param', 'LRN-006', idParam, ['24'], [['1e3', 'This value is not valid.']]),
  sample(
    'cursor',
    'SES-057',
    cursor,
    ['eyJpZCI6MX0'],
    [['a b', 'This page of the list is no longer available. Please start again from the first page.']],
  ),
  sample('per-page', 'SES-057', perPage(20), ['50', undefined], [['all', 'This value is not valid.']]),
  sample('with-total', 'SES-057', withTotal, ['1', undefined], [['yes', 'This value is not valid.']]),
  sample(
    'certificate-layout',
    'CER-012',
    certificateLayout,
    [starterLayout],
    [
      [
        [],
        'A certificate needs: Learner’s name, Course, Completion date, Certificate number, QR code of the check page',
      ],
    ],
  ),
]
