import { describe, expect, test } from 'vitest'
import { bindAddress, missingSettings, readConfig, settings } from './config.ts'

const demo = { DEMO: '1', DATABASE_URL: 'postgres://portico:x@127.0.0.1:5433/portico' }

describe('defaults', () => {
  test('[TEN-008] an empty environment gives the documented defaults, core portal 24 among them, frozen', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      PORT: 8080,
      PUBLIC_HOST: 'portico.localhost',
      CONTENT_HOST: 'content.localhost',
      CORE_PORTAL_ID: 24,
      TRUSTED_PROXIES: [],
      DATABASE_URL: '',
      ROLE: 'all',
      DEMO: false,
      API_PORT: 8081,
      API_URL: 'http://127.0.0.1:8081',
    })
    expect(config.DATA_DIR.endsWith('/.data')).toBe(true)
    expect(Object.isFrozen(config)).toBe(true)
  })

  test('[start] a variable that is set but empty counts as not set', () => {
    expect(readConfig({ PORT: ' ', CONTENT_HOST: '' })).toEqual(readConfig({}))
  })

  test('[TEN-008] given values win over defaults', () => {
    const config = readConfig({
      PORT: '9000',
      CORE_PORTAL_ID: '7',
      PUBLIC_HOST: 'Learn.Example.com',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    })
    expect(config).toMatchObject({
      PORT: 9000,
      API_PORT: 9001,
      CORE_PORTAL_ID: 7,
      PUBLIC_HOST: 'learn.example.com',
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
    })
  })

  test('[start] every setting has a description', () => {
    expect(settings.map(({ name }) => name)).toContain('STRIPE_SECRET_KEY')
    expect(settings.filter(({ meaning }) => meaning.length < 10)).toEqual([])
  })
})

describe('wrong settings', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT: expected a port from 1 to 65535, got "http"'],
    [{ PORT: '70000' }, 'PORT: expected a port from 1 to 65535, got "70000"'],
    [{ CORE_PORTAL_ID: '0' }, 'CORE_PORTAL_ID: expected a whole number above 0, got "0"'],
    [
      { PUBLIC_HOST: 'https://x.org' },
      'PUBLIC_HOST: expected a host name without scheme, port or path, got "https://x.org"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/40' },
      'TRUSTED_PROXIES: expected addresses or networks (10.0.0.0/8), with commas between, got "10.0.0.0/40"',
    ],
    [{ ROLE: 'web' }, 'ROLE: expected one of all, edge, api, worker, got "web"'],
    [{ ROLE: 'api' }, 'DATABASE_URL: needed by ROLE=api'],
    [
      { CONTENT_HOST: 'c.portico.localhost' },
      'CONTENT_HOST: must share no domain with PUBLIC_HOST: packages could reach its cookies',
    ],
  ])('[start] %j is reported in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message))
  })

  test.each([
    'https://host/bucket',
    'https://key:secret@host',
    'https://key:secret@host/bucket/folder',
    'https://key:secret@host/bucket?regoin=eu',
    'https://key:secret@host/bucket?addresses=public',
    'https://key:secret@host/bucket?timeout_ms=0',
    's3://key:secret@host/bucket',
  ])('%s is rejected as a bucket URL and not printed', (S3_URL) => {
    expect(() => readConfig({ S3_URL })).toThrow(/^S3_URL: expected https:\/\/key:secret@host\/bucket[^\n]*host$/)
    expect(readConfig({ S3_URL: 'https://key:s%2Fcret@host/bucket?region=eu-west-1' }).S3_URL).not.toBe('')
  })

  test.each([
    ['31=sk_test_1:whsec_1', 'an account without a name'],
    ['31=a:sk_test_1:whsec_1,31=b:sk_test_2:whsec_2', 'two accounts of one portal'],
    ['31=a:sk_test_1:whsec_1,a:sk_test_2:whsec_2', 'one name for two keys'],
    ['a:sk_test_1', 'an account without a signing secret'],
    ['default:sk_test_1:whsec_1', 'the name of the account of STRIPE_SECRET_KEY'],
  ])('STRIPE_ACCOUNTS=%s is rejected (%s) and its keys are not printed', (STRIPE_ACCOUNTS) => {
    const shared = { STRIPE_SECRET_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' }
    expect(() => readConfig({ ...shared, STRIPE_ACCOUNTS })).toThrow(/^STRIPE_ACCOUNTS: (?!.*(?:sk_test|whsec_\d))/)
    for (const fine of ['31=a:sk_test_1:whsec_1,32=a:sk_test_1:whsec_1,old:sk_test_2:whsec_2', 'old:rk_live_2:whsec_2'])
      expect(readConfig({ ...shared, STRIPE_ACCOUNTS: fine }).STRIPE_ACCOUNTS).toBe(fine)
  })

  test('a dedicated edge may have only the reading key; roles that store files need S3_URL', () => {
    const S3_READ_URL = 'https://reader:secret@host/bucket'
    expect(readConfig({ ROLE: 'edge', S3_READ_URL }).S3_READ_URL).toBe(S3_READ_URL)
    expect(readConfig({ S3_READ_URL, S3_URL: 'https://key:secret@host/bucket' }).S3_READ_URL).toBe(S3_READ_URL)
    expect(() => readConfig({ S3_READ_URL })).toThrow(/^S3_READ_URL: needs S3_URL/)
    expect(() => readConfig({ S3_READ_URL: 'https://host/bucket' })).toThrow(/^S3_READ_URL: expected [^\n]*host$/)
  })

  test('[start] the value of a secret is never printed', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      /^DATABASE_URL: expected postgres:[^\n]*$/,
    )
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow(/hunter2/)
  })
})

describe('settings allowed only with the embedded database', () => {
  test('[start] rejects the local payment service with a live key or an external database', () => {
    const fake = { STRIPE_API_URL: 'http://127.0.0.1:4000', STRIPE_SECRET_KEY: 'sk_test_local' }
    expect(readConfig({ ...demo, ...fake }).STRIPE_API_URL).toBe('http://127.0.0.1:4000')
    expect(() => readConfig({ ...demo, ...fake, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/live key/)
    expect(() => readConfig({ ...demo, ...fake, STRIPE_ACCOUNTS: '31=own:sk_live_1:whsec_1' })).toThrow(/live key/)
    expect(() => readConfig({ ...fake, DATABASE_URL: 'postgres://u:p@db.example.com/x' })).toThrow(/^STRIPE_API_URL: /)
    expect(() => readConfig({ ...demo, ...fake, STRIPE_API_URL: 'http://10.0.0.1:4000' })).toThrow(/127\.0\.0\.1/)
  })

  test('[start] rejects the local review service with an external database or on another machine', () => {
    const fake = { GOOGLE_PLACES_URL: 'http://127.0.0.1:4001' }
    const own = { DATABASE_URL: 'postgres://u:p@db.example.com/x' }
    expect(readConfig({ ...demo, ...fake }).GOOGLE_PLACES_URL).toBe('http://127.0.0.1:4001')
    expect(readConfig(own).GOOGLE_PLACES_URL).toBe('')
    expect(() => readConfig({ ...fake, ...own })).toThrow(/^GOOGLE_PLACES_URL: .*embedded database/)
    expect(() => readConfig({ ...demo, GOOGLE_PLACES_URL: 'http://10.0.0.1:4001' })).toThrow(/127\.0\.0\.1/)
  })

  test('[ADM-010] [OP-121] log levels are 0 to 5; defaults are 5, or 3 with external databases', () => {
    const levelOf = (env: Record<string, string>) => readConfig(env).LOG_LEVEL
    expect(['0', '1', '2', '3', '4', '5', 'warn'].map((LOG_LEVEL) => levelOf({ LOG_LEVEL }))).toEqual([
      'silent',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'warn',
    ])
    expect([levelOf({}), levelOf({ DATABASE_URL: 'postgres://u:p@db.example.com/x' })]).toEqual(['trace', 'info'])
    expect(() => readConfig({ LOG_LEVEL: '6' })).toThrow(/^LOG_LEVEL: expected 0 to 5/)
  })

  test('[start] rejects demo mode with an external database and binds it to this machine only', () => {
    expect(() => readConfig({ DEMO: '1', DATABASE_URL: 'postgres://u:p@db.example.com/x' })).toThrow(/^DEMO: /)
    expect(bindAddress(readConfig(demo))).toBe('127.0.0.1')
    expect(bindAddress(readConfig({ DATABASE_URL: 'postgres://u:p@db.example.com/x' }))).toBe('0.0.0.0')
  })

  test('[start] lists each missing service with an external database, and nothing when all are set', () => {
    const real = { DATABASE_URL: 'postgres://u:p@db.example.com/x', SMTP_URL: 'smtp://m', MEILI_URL: 'http://m:7700' }
    expect(missingSettings(readConfig(real)).map((line) => line.split(' ')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ])
    expect(
      missingSettings(readConfig({ ...real, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })),
    ).toEqual([])
  })
})
