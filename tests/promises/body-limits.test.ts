import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyLimitOf, bodyLimits } from '../../shared/src/calls/body-limit.ts'
import { larger_bodies } from '../../shared/src/contract/larger-bodies.ts'
import { portalImageRules } from '@portico/shared/rules/media/upload-rules.ts'
import { contractEntries } from '../support/contract-entries.ts'

const entries = await contractEntries()
const source = join(import.meta.dirname, '../../api/src')

test('the edge knows every call whose body may be larger than a JSON document', () => {
  const larger = entries
    .filter(({ endpoint }) => bodyLimitOf(endpoint) > bodyLimits.json_bytes)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(larger.length).toBeGreaterThan(5)
  expect(larger_bodies.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(larger.toSorted())
})

test('a raw body declares its own limit, which allows pictures as large as their rules', () => {
  const raw = entries.filter(({ endpoint }) => endpoint.body_kind === 'raw')
  expect(raw.length).toBeGreaterThan(2)
  expect(raw.filter(({ endpoint }) => endpoint.body_limit_bytes === undefined).map(({ name }) => name)).toEqual([])
  const picture = raw.find(({ name }) => name === 'upload_portal_image')?.endpoint
  expect(picture?.body_limit_bytes).toBeGreaterThan(
    Math.max(...Object.values(portalImageRules).map(({ limit_bytes }) => limit_bytes)),
  )
})

test('only the code that counts a body reads it whole', () => {
  const whole = /\b(?:request|c\.req(?:\.raw)?)\s*\.(?:text|json|arrayBuffer|blob|formData|parseBody|bytes)\(/
  const files = (readdirSync(source, { recursive: true }) as string[]).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('scorm/player/'),
  )
  expect(files).toContain('kernel/parse-input.ts')
  expect(files.filter((file) => whole.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
  expect(whole.test('const raw = await request.text()')).toBe(true)
})
