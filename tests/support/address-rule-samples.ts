import {
  country,
  memberPostalAddress,
  postalCode,
  usAddress,
  zipCode,
} from '../../shared/src/schemas/postal-address.ts'
import { footerLink, googlePlaceId, ownDomain } from '../../shared/src/schemas/urls.ts'
import { pagePath } from '../../shared/src/schemas/page-path.ts'
import { hostLabel, oneLine } from '../../shared/src/schemas/text.ts'
import { sample, type RuleSample } from './rule-sample.ts'

const missing = 'This field is required'
const notADomain = 'Enter a domain such as learn.example.com, in lowercase, without * or a dot at the end.'
const notAPath = 'Enter a path on this portal, such as /courses/all, without a domain, question mark or file extension.'
const austin = { line1: '1 Congress Avenue', line2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
const pier = { address: '1 Pier Road', address_2: '', city: 'Reno', state: 'NV', zip_code: '89501', country: 'US' }

/** Samples of address rules, for postal addresses and portal slugs and domains. */
export const addressSamples: readonly RuleSample[] = [
  sample(
    'one-line',
    'TEN-033',
    oneLine(20),
    ['12 Elm Street', 'Straße 7', 'Ж'],
    [
      ['', missing],
      ['--', 'This value is not valid.'],
      ['two\nlines', 'This value is not valid.'],
      ['<b>Inc.</b>', 'This value is not valid.'],
      ['x'.repeat(21), 'Please enter at no more than 20 characters'],
    ],
  ),
  sample(
    'us-address',
    'OP-129',
    usAddress,
    [austin, { ...austin, line2: 'Suite 4', state: 'PR', postal_code: '00901-1234' }],
    [
      [{ ...austin, postal_code: 'K1A 0B1' }, 'Please enter a valid ZIP or postal code.'],
      [{ ...austin, postal_code: '' }, missing],
    ],
    'postal_code',
  ),
  sample(
    'zip-code',
    'OP-129',
    zipCode,
    ['78701', '00901-1234'],
    [
      ['', missing],
      ['K1A 0B1', 'Please enter a valid ZIP or postal code.'],
    ],
  ),
  sample(
    'own-domain',
    'TEN-036',
    ownDomain,
    ['learn.example.com', 'example.co.uk', 'a-b.example'],
    [
      ['', missing],
      ...['*.example.com', 'Learn.example.com', 'example.com.', 'xn--fsq.com', 'localhost', '10.0.0.1', 'a b.com'].map(
        (typed) => [typed, notADomain] as const,
      ),
    ],
  ),
  sample(
    'member-postal-address',
    'USR-019',
    memberPostalAddress,
    [pier, { ...pier, address_2: 'Suite 4', zip_code: 'K1A 0B1', country: 'CA' }],
    [
      [{ ...pier, city: '' }, missing],
      [{ ...pier, city: 'x'.repeat(81) }, 'Please enter at no more than 80 characters'],
    ],
    'city',
  ),
  sample(
    'google-place-id',
    'CAT-036',
    googlePlaceId,
    ['ChIJN1t_tDeuEmsRUsoyG83frY4', ' ChIJN1t_tDeuEmsRUsoyG83frY4 '],
    [
      ['', 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'],
      ['Portico Academy', 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'],
      ['https://maps.google.com', 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'],
    ],
  ),
  sample(
    'page-path',
    'OP-58',
    pagePath,
    ['/courses', '/', '/course/hipaa-for-the-front-office/', ' /faq/team '],
    [
      ['', missing],
      ['courses', notAPath],
      ['//example.com/a', notAPath],
      ['https://example.com/a', notAPath],
      ['/courses?page=2', notAPath],
      ['/old.html', notAPath],
      ['/a/../b', notAPath],
    ],
  ),
  sample(
    'footer-link',
    'LEG-002',
    footerLink,
    ['https://oag.ca.gov/privacy/ccpa', 'http://example.com/w9.pdf', '/media/1/files/w9.pdf'],
    [
      ['', 'This field is not a valid URL'],
      ['javascript:alert(1)', 'This field is not a valid URL'],
      ['ftp://example.com/w9.pdf', 'This field is not a valid URL'],
      ['//example.com/w9.pdf', 'This field is not a valid URL'],
      ['/admin/orders', 'This field is not a valid URL'],
    ],
  ),
  sample(
    'postal-code',
    'TEN-033',
    postalCode,
    ['43215', '43215-1234', 'SW1A 1AA', 'k1a 0b1', '110 00'],
    [
      ['', missing],
      ['none', 'Please enter a valid ZIP or postal code.'],
      ['1', 'Please enter a valid ZIP or postal code.'],
      ['43215;', 'Please enter a valid ZIP or postal code.'],
    ],
  ),
  sample(
    'country',
    'TEN-033',
    country,
    ['US', 'PL'],
    [
      ['', missing],
      ['us', 'Selected value is not valid'],
      ['ZZ', 'Selected value is not valid'],
      ['USA', 'Selected value is not valid'],
    ],
  ),
  sample(
    'host-label',
    'TEN-041',
    hostLabel,
    ['ada-academy', 'Ada', '7'],
    [
      ['', missing],
      ['-ada', 'Only letters, numbers and dashes, up to 63 characters.'],
      ['ada academy', 'Only letters, numbers and dashes, up to 63 characters.'],
      ['x'.repeat(64), 'Only letters, numbers and dashes, up to 63 characters.'],
    ],
  ),
]
